import type { Section } from './held-statements.ts'

export const VALIDATION: Section = {
  heldBy: {
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'First Name is Required, Last Name is Required, Email is Required': 'First Name is Required',
      'Subject is Required': 'Subject is Required',
      'Issue is Required': 'Issue is Required',
    },
    'src/web/areas/traveller/checkout/checkout.test.ts': {
      'Required-field messages in the checkout': 'empty fields are named in the words of the specification',
    },
    'src/refusals.test.ts': {
      'Every field’s message is one of ours':
        'every refusal of a field says what it should be, in both languages',
    },
    'src/domains/rentals/locations/location.routes.test.ts': {
      'The max label of length limits': '(max)',
      'Latitude within -90..90, longitude within -180..180':
        'Latitude is within -90..90 and longitude within -180..180',
    },
    'src/ui/formats/price.test.ts': {
      'Displayed prices round to 2 decimals':
        'an amount beyond what a float holds is shown to the last hundredth',
    },
    'src/kernel/money.test.ts': {
      'Minor units are divided by 100': 'comes back the same from any whole number of hundredths',
    },
    'src/domains/rentals/search/rental-days.test.ts': { 'Rental days: at least 1, rounded up': 'two hours' },
  },
}

export const ROLES: Section = {
  heldBy: {
    'src/domains/content/content.routes.test.ts': {
      'Home data with a role_id that defaults to 1': 'for role %i',
    },
    'src/route-roles.test.ts': {
      'Partner and customer areas need an authorization header':
        'is let in where the table says so, and nowhere else',
    },
    'src/domains/accounts/sessions/traveller.routes.test.ts': {
      'Guest login': 'a guest is new each time, is never cached',
      'Authorization Basic carries the stored token': 'Basic',
    },
    'src/domains/accounts/sign-in/social-login.routes.test.ts': {
      'Social login': 'a token of the service signs in',
    },
    'src/domains/trips/people/profile/trip-profile.routes.test.ts': {
      'isAdmin, owner_id, supervisor_id': 'a profile says who it is, by the names of the specification',
      'Multiple profiles can be switched': 'a sign-in goes on in another profile of the person',
    },
  },
}

export const ERRORS: Section = {
  heldBy: {
    'src/widget/trips/trips-client.test.ts': {
      FETCH_ERROR: 'are a FETCH_ERROR',
      TIMEOUT_ERROR: 'no answer in time is a TIMEOUT_ERROR',
      PARSING_ERROR: 'a body that is not what it says is a PARSING_ERROR',
      'Other non-2xx gives the status with data': 'an error has its status with its data',
      '401 clears local storage and goes to the root': 'a 401 without a sign-in says so too',
      'A failed token refresh with 401 does the same':
        'a refresh that fails otherwise fails the calls that wait for it, and ends nothing',
    },
    'e2e/widget/app.test.ts': {
      'A 401 leads to the root':
        'a sign-in that the server has ended leaves nothing of the widget behind, and its own page leads to the root',
    },
    'e2e/journeys/account/sign-in.test.ts': { 'Logout Successful': 'shell:nav.logged_out' },
    'e2e/journeys/content/missing-texts.test.ts': {
      'Translation failures are only logged': 'a failed translation is only logged',
    },
    'src/domains/accounts/authjs/auth-log.routes.test.ts': {
      'Names of authentication errors':
        'a sign-in that goes wrong is logged by the names of the specification',
    },
    'src/domains/accounts/authjs/auth-oauth.routes.test.ts': {
      OAuthCallbackError: 'who does not agree is back on the sign-in page',
    },
    'src/domains/accounts/authjs/auth.routes.test.ts': {
      InvalidCallbackUrl: 'nobody is sent to %s: InvalidCallbackUrl',
      'An unknown provider goes to the sign-in page': 'an unknown one leads to the sign-in page',
    },
    'e2e/next-auth/next-auth.test.ts': {
      'SessionRequired with the current URL as callbackUrl':
        'who has to be signed in is sent to the sign-in page with SessionRequired and the way back',
      'CLIENT_FETCH_ERROR, and null':
        'a session that cannot be read is none, and is logged as CLIENT_FETCH_ERROR',
    },
    'e2e/journeys/shell.test.ts': {
      'Toasts for success, error and warning; a warning closes after 4 s': 'toast',
    },
  },
}

export const LIMITS: Section = {
  heldBy: {
    'src/web/rentals/rate-storage.test.ts': {
      '1800 s: older rates are removed on start': 'on start old and unreadable entries go',
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
      '500 ms: translation lookups wait': 'half a second after the page has loaded',
    },
    'src/widget/trips/trips-client.test.ts': {
      '5000 ms: token refresh before expiry': 'however many calls wait, one refreshes',
    },
    'e2e/journeys/early-typing.test.ts': {
      '5000 ms and 60000 ms: time-out and maximum age of the position': 'where the reader is found late',
    },
    'e2e/journeys/refused-orders.test.ts': {
      '200 px: margin of prefetched links': 'did not come when its link was near',
    },
    'src/domains/rentals/search/rental-days.test.ts': { 'Rental days: at least 1, rounded up': 'two hours' },
    'src/platform/http/reply-cache.test.ts': {
      '120000 ms: request cache': 'what is asked twice gets the same bytes from then on',
    },
    'src/kernel/geo.test.ts': {
      '6371 km: earth radius': 'a distance is the same both ways, never negative, never over half the earth',
    },
    'e2e/journeys/client-data.test.ts': {
      '60 s: cached query data after unused': 'what a page has read is there for 60 s after it was left',
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
