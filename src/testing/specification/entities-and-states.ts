import type { Section } from './covered-statements.ts'

export const ENTITIES: Section = {
  coveredBy: {
    'src/widget/config/read-config.test.ts': {
      'Widget configuration: fields and defaults':
        'what is not given, or empty, is the default of the specification',
      'tabOutstaion, spelled so': ['$input is read as $read', 'tabOutstaion'],
    },
    'e2e/widget/fields.test.ts': {
      'Widget configuration: its fields on a page':
        'the fields of the specification and their defaults, by $method',
    },
    'src/web/app/session/session.test.ts': {
      'Session: loading, authenticated or unauthenticated':
        'who is signed in by the cookies is loading until the server has been asked',
      'Session user data: isLoggedIn and userData': 'user data without their token are a leftover',
    },
    'src/web/app/header.test.ts': {
      'Header state: its fields': 'the header has exactly the fields of the specification',
      'Header state: lang id 1 en, 2 ar': 'Arabic is lang_id 2 and ar-kw, English 1 and en',
      'Header state: lang id 3 other':
        'French is lang_id 3; another language is answered in English and keeps its own code',
      'Header state: prev_currency': 'another currency remembers the one before',
      'Header state: fetching and carSearching': 'the flags follow the calls',
      'Default currency EUR, €': 'the default currency is EUR with its own sign',
    },
    'src/web/app/preferences.test.ts': {
      'Stored currency object': 'a stored currency object is believed for its id only',
    },
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'Contact form: First Name … contact number':
        'what was filled in is kept by the names of the form, and what was typed in lines keeps them',
    },
    'src/web/rentals/rate-storage.test.ts': {
      'Rate cache entries keyed with rateData- and a timestamp':
        'kept results come back until 1800 seconds later, not after',
    },
    'src/domains/rentals/locations/sync-stations.test.ts': {
      'Opening hours per weekday, hhmm; address; phone':
        'a station stands under the airport it serves, in its zone, and is found in both languages',
    },
    'src/domains/identity/profile/trip-profile.routes.test.ts': {
      'Secondary backend profile: userContent and wallet':
        'a profile says who it is, by the names of the specification',
      'owner_id of a profile': 'the person of an owner of vehicles says whose',
    },
    'src/domains/identity/sign-in/refresh-token.routes.test.ts': {
      'Login returns bearerToken, refreshToken and expiry':
        'a refresh token gives a new pair, which goes on for another thirty days',
    },
    'src/domains/fares/quotes/trip-quote.routes.test.ts': {
      'Booking categories by their ids': 'each category is priced by its own card, with the way it is driven',
    },
    'src/seed/suppliers.test.ts': {
      'Suppliers and plans 11 to 15':
        'every plan that is sold has somebody to ask, and whoever can be asked is sold',
    },
    'src/domains/suppliers/desk-brand.test.ts': {
      'Supplier codes AL, ZL, OK, GM, GC name a brand; DS and CE do not alone':
        'the code $code of the specification is $brand',
    },
    'src/domains/rentals/search/offers/offer-set.test.ts': {
      'Filter kinds TRANSMISSION, FUEL, SUPPLIER, SEATS, MILEAGE, CATEGORY, BODY_TYPE, CAR_MODEL, GARAGE':
        'whatever is chosen, a facet counts what passes the other kinds, and from which total',
    },
    'src/domains/rentals/search/search.test.ts': {
      'Special filter driverAge': 'a young driver pays more, says the line, and gets fewer cars',
      'Special filter NEARBY_GARAGES': 'with nearby garages there are more desks, all within 25 km',
    },
  },
}

export const STATES: Section = {
  coveredBy: {
    'src/web/app/session/session.test.ts': {
      'Token and user data are read from cookies on load':
        'who is signed in by the cookies is loading until the server has been asked',
    },
    'e2e/next-auth/next-auth.test.ts': {
      'Session: from loading to authenticated or unauthenticated':
        'signs in, reads the session, changes it and signs out',
      'Sign-in and sign-out broadcast to other tabs':
        'a second tab follows by the message of the first, signing in and out',
    },
    'e2e/journeys/account/session.test.ts': {
      'Refetch on window focus':
        'a sign-in that ended elsewhere is over here when the window is come back to, and leads back in the same language',
      'Refetch on storage events from other tabs':
        'a second tab follows signing in and out and another currency, and clients of next-auth hear of both',
    },
    'e2e/journeys/account/session-poll.test.ts': {
      'Refetch on a polling interval': 'if configured, an open page checks its session at intervals',
    },
    'e2e/journeys/client-data.test.ts': {
      'USER_PROFILE is invalidated by profile and image update':
        'a profile or a picture that is saved makes the profile be read again',
      'MASTER_SETTING is invalidated by partner commission':
        'a saved commission makes the partner’s setting be fetched again; a rejected one does not',
      'ADD_CAR_BOOKING and MODIFY_CAR_BOOKING are invalidated by a coupon':
        'a coupon applied or removed makes the booking be fetched again; a rejected one does not',
      'MANAGE_BOOKING is invalidated by rating': 'a rating makes the booking be read again',
    },
    'src/web/app/preferences.test.ts': {
      'Language choice is reset after it expires': 'a language choice lasts 1440 minutes',
    },
    'e2e/journeys/shell.test.ts': {
      'Language choice is kept with a timestamp':
        'a chosen language stays on unprefixed pages, and is stored with its time',
    },
  },
  unspecified: ['Booking status values: not shown', 'Other workflow states of the product: not shown'],
}
