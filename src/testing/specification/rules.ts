import type { Section } from './covered-statements.ts'

/** Tests with a row for each message, query and error. */
const REJECTS = '$path refuses $over'
const PLACE_QUERY = '$query is refused with a problem document: $message'
const ERROR_NAMES = '$of.type is $name, $code'

export const VALIDATION: Section = {
  coveredBy: {
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'First Name is Required': [REJECTS, 'First Name is Required'],
      'Last Name is Required': [REJECTS, 'Last Name is Required'],
      'Email is Required': [REJECTS, 'Email is Required'],
      'Phone is Required': [REJECTS, 'Phone is Required'],
      'Subject is Required': [REJECTS, 'Subject is Required'],
      'Issue is Required': [REJECTS, 'Issue is Required'],
    },
    'src/web/areas/traveller/checkout/checkout.test.ts': {
      'Required-field messages in the checkout': 'empty fields are named in the words of the specification',
    },
    'src/refusals.test.ts': {
      'Every field’s message is one of ours':
        'every refusal of a field says what it should be, in both languages',
    },
    'src/domains/rentals/locations/location.routes.test.ts': {
      'The max label of length limits': [PLACE_QUERY, 'At most 80 characters (max)'],
      'Latitude within -90..90, longitude within -180..180': [
        PLACE_QUERY,
        'Latitude is within -90..90 and longitude within -180..180',
      ],
    },
    'src/ui/formats/price.test.ts': {
      'Displayed prices round to 2 decimals': '%o reads as %s in English',
    },
    'src/kernel/money.test.ts': {
      'Minor units are divided by 100': 'comes back the same from any whole number of hundredths',
    },
    'src/domains/rentals/search/search-query.routes.test.ts': {
      'Pick Up Location is required': ['$name is refused: $field=$value', 'Pick Up Location is required'],
    },
    'src/domains/rentals/search/rental-days.test.ts': {
      'Rental days: at least 1': ['$name', 'two hours is one day'],
      'Rental days: rounded up': ['$name', 'a minute past is another day'],
    },
  },
  unspecified: ['Numeric bounds of lengths: not shown'],
}

export const ROLES: Section = {
  coveredBy: {
    'src/domains/content/content.routes.test.ts': {
      'Home data with a role_id that defaults to 1':
        'the home page of an unknown visitor is the same for role %i',
    },
    'src/route-roles.test.ts': {
      'Partner and customer areas need an authorization header':
        'a %s is let in where the route says so, and nowhere else',
    },
    'src/domains/accounts/sessions/traveller.routes.test.ts': {
      'Guest login': 'a guest is new each time, is never cached, and script cannot read the token’s cookie',
      'Authorization Basic carries the stored token': 'a token dies 30 days after its sign-in',
    },
    'src/domains/accounts/sign-in/social-login.routes.test.ts': {
      'Social login':
        'a token of the service signs in, the first time and again, and the service’s name is taken',
    },
    'src/domains/identity/profile/trip-profile.routes.test.ts': {
      'isAdmin, owner_id, supervisor_id': 'a profile says who it is, by the names of the specification',
      'Multiple profiles can be switched':
        'a sign-in goes on in another profile of the person, with a row of the audit',
    },
  },
  unspecified: ['Exact role names: not shown'],
}

export const ERRORS: Section = {
  coveredBy: {
    'src/widget/trips/trips-client.test.ts': {
      FETCH_ERROR: 'a server that is not there, and a call that is given up, are a FETCH_ERROR',
      TIMEOUT_ERROR: 'no answer in time is a TIMEOUT_ERROR',
      PARSING_ERROR: 'a body that is not what it says is a PARSING_ERROR',
      'Other non-2xx gives the status with data':
        'an error has its status with its data, a problem document parsed',
      '401 clears local storage': ['a 401 of $what clears the storage and says so once', "what: 'a call'"],
      'A failed token refresh with 401 does the same': [
        'a 401 of $what clears the storage and says so once',
        "what: 'a refresh'",
      ],
    },
    'e2e/widget/app.test.ts': {
      'A 401 leads to the root':
        'a sign-in that the server has ended leaves nothing of the widget behind, and its own page leads to the root',
    },
    'e2e/journeys/specification.test.ts': {
      'Logout Successful, word for word':
        'pages of other journeys have the texts of the specification, in %s',
    },
    'e2e/journeys/account/sign-in.test.ts': {
      'Logout Successful': 'a guest’s car comes along into the account that is made at the checkout, in %s',
    },
    'e2e/journeys/content/missing-texts.test.ts': {
      'Translation failures are only logged': 'a failed translation is only logged',
    },
    'src/domains/accounts/authjs/auth-log.routes.test.ts': {
      'Names of authentication errors':
        'a sign-in that goes wrong is logged by the names of the specification, and nothing that was typed',
    },
    'src/domains/accounts/authjs/auth-oauth.routes.test.ts': {
      OAuthCallbackError: 'who does not agree is back on the sign-in page: OAuthCallback',
    },
    'src/domains/accounts/authjs/auth.routes.test.ts': {
      InvalidCallbackUrl: 'nobody is sent to %s: InvalidCallbackUrl',
      'An unknown provider goes to the sign-in page':
        'ways to sign in have ids, types and addresses; an unknown one leads to the sign-in page',
    },
    'e2e/next-auth/next-auth.test.ts': {
      'No providers: the error page; an unknown provider: the sign-in page':
        'an unknown way to sign in leads to the sign-in page, and none to the error page',
      'SessionRequired with the current URL as callbackUrl':
        'who has to be signed in is sent to the sign-in page with SessionRequired and the way back',
      'CLIENT_FETCH_ERROR, and null':
        'a session that cannot be read is none, and is logged as CLIENT_FETCH_ERROR',
    },
    'src/web/shell/toasts/toast.test.ts': {
      'Toasts for success, error and warning; a warning closes after 4 s':
        'a $kind is shown with its words, and closes by itself after $ms ms',
    },
    'src/domains/accounts/authjs/auth-error-names.test.ts': {
      UnknownError: [ERROR_NAMES, 'UnknownError'],
      OAuthCallbackError: [ERROR_NAMES, 'OAuthCallbackError'],
      AccountNotLinkedError: [ERROR_NAMES, 'AccountNotLinkedError'],
      'MissingAPIRouteError (MISSING_NEXTAUTH_API_ROUTE_ERROR)': [
        ERROR_NAMES,
        'MISSING_NEXTAUTH_API_ROUTE_ERROR',
      ],
      'MissingSecretError (NO_SECRET)': [ERROR_NAMES, 'NO_SECRET'],
      'MissingAuthorizeError (CALLBACK_CREDENTIALS_HANDLER_ERROR)': [
        ERROR_NAMES,
        'CALLBACK_CREDENTIALS_HANDLER_ERROR',
      ],
      'MissingAdapterError (EMAIL_REQUIRES_ADAPTER_ERROR)': [ERROR_NAMES, 'EMAIL_REQUIRES_ADAPTER_ERROR'],
      'MissingAdapterMethodsError (MISSING_ADAPTER_METHODS_ERROR)': [
        ERROR_NAMES,
        'MISSING_ADAPTER_METHODS_ERROR',
      ],
      'UnsupportedStrategyError (CALLBACK_CREDENTIALS_JWT_ERROR)': [
        ERROR_NAMES,
        'CALLBACK_CREDENTIALS_JWT_ERROR',
      ],
      'InvalidCallbackUrl (INVALID_CALLBACK_URL_ERROR)': [ERROR_NAMES, 'INVALID_CALLBACK_URL_ERROR'],
    },
  },
  unspecified: ['Product messages for server errors: not shown'],
}

export const LIMITS: Section = {
  coveredBy: {
    'src/web/rentals/rate-storage.test.ts': {
      '1800 s: older rates are removed on start':
        'on start old and unreadable entries go, others of the page stay',
    },
    'src/config.test.ts': {
      'Default language ar-kw, default currency EUR':
        'nothing set is a development configuration: Arabic, euro, port 3000',
      'Session polling interval in seconds, default none':
        'a page asks for its session by the clock only where whole seconds are set',
    },
    'src/web/app/preferences.test.ts': {
      '1440 minutes: a language choice': 'a language choice lasts 1440 minutes',
    },
    'e2e/journeys/content/missing-texts.test.ts': {
      '500 ms: translation lookups wait':
        'messages that Arabic lacks are requested in one call, half a second after the page has loaded',
    },
    'src/widget/trips/trips-client.test.ts': {
      '5000 ms: token refresh before expiry': 'with $leftMs ms left a token is refreshed $refreshes times',
    },
    'e2e/journeys/early-typing.test.ts': {
      '5000 ms and 60000 ms: time-out and maximum age of the position':
        'where the reader is found late, the focus stays where they are by then',
    },
    'e2e/journeys/refused-orders.test.ts': {
      '200 px: margin of prefetched links':
        'a page of which %s did not come when its link was near comes when it is followed',
    },
    'src/domains/rentals/search/rental-days.test.ts': {
      'Rental days: at least 1': ['$name', 'two hours is one day'],
      'Rental days: rounded up': ['$name', 'a minute past is another day'],
    },
    'src/platform/http/reply-cache.test.ts': {
      '120000 ms: request cache':
        'what is asked twice gets the same bytes from then on, packed or not, until they are too old',
    },
    'src/kernel/geo.test.ts': {
      '6371 km: earth radius': 'a quarter of the way round is a quarter of 2π × 6371 km',
    },
    'e2e/journeys/client-data.test.ts': {
      '60 s: cached query data after unused':
        'data of a page is cached for 60 s after it was left, and is fetched again after 61',
    },
    'src/web/shell/toasts/toast.test.ts': {
      '5000 ms: a toast closes; 4000 ms: a warning':
        'a $kind is shown with its words, and closes by itself after $ms ms',
    },
    'e2e/journeys/shell.test.ts': {
      '200 px: back to top': 'the way back to the top shows after 200 px and leads there',
    },
    'src/widget/config/read-config.test.ts': {
      'The widget configuration reader ends; an empty xCorpId is complete':
        'what is not given, or empty, is the default of the specification',
    },
  },
}
