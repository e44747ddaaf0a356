import type { Section } from './covered-statements.ts'

/** The calls of the main service, of translations, of trips and of authentication. */
export const CALLS: Section = {
  coveredBy: {
    'src/domains/content/content.routes.test.ts': {
      'GET home':
        'the home page has its texts, places, suppliers and questions; without votes a supplier has no rating',
      'GET static-content, privacy-policy, term-condition':
        '$path answers as its contract says, in each language',
      'GET industry': 'lines of business have the same numbers in both languages',
      'GET help-enquiry, supplier-logo': '$path refuses a language that there is not, in the reader’s words',
    },
    'src/domains/enquiries/newsletter/request-newsletter.routes.test.ts': {
      'POST subscribe':
        'an address gets the newsletter once its reader has confirmed it, and the proof of that is kept',
    },
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'POST get_in_touch, looking-local-supplier, register_supplier, register_partner':
        '%s keeps the form, and mails the sender its number and nothing that was typed',
    },
    'src/domains/accounts/sign-in/social-login.routes.test.ts': {
      'POST social-login':
        'a token of the service signs in, the first time and again, and the service’s name is taken',
    },
    'src/domains/accounts/sessions/traveller.routes.test.ts': {
      'GET guest-login':
        'a guest is new each time, is never cached, and script cannot read the token’s cookie',
    },
    'src/domains/accounts/account.routes.test.ts': {
      'POST user/update-language': 'name, phone and language are changed by their owner',
      'POST login, register': 'who registers is signed in, and proves the address by a link that works once',
      'POST change-password, forget-password':
        'a password chosen by a mailed link leaves no dead cookie behind, and another’s session alone',
    },
    'src/domains/accounts/picture/picture.routes.test.ts': {
      'POST user/update-image': 'a picture is on the account, in the header’s cookie, and served for good',
    },
    'e2e/journeys/account/account.test.ts': {
      'GET user/profile, POST user/update_profile':
        'a person changes their details, address and password (%s)',
    },
    'src/platform/http/openapi/openapi.routes.test.ts': {
      'Every call of the specification is answered':
        'the reference names every route that is declared, once, and no other',
    },
    'src/domains/accounts/referral/referral.routes.test.ts': {
      'GET user/refer-friend': 'an account has a code for friends, a link with it, and the count of who came',
    },
    'src/domains/enquiries/feedback/feedback.routes.test.ts': {
      'POST user/feedback':
        'what somebody tells us is kept for the staff as it was said, line by line, under their name',
    },
    'src/domains/partners/record/partner.routes.test.ts': {
      'GET user/master-setting':
        'a partner reads their commission, its bounds, languages, currencies, links and widget key',
      'POST user/commission':
        'a commission that is set holds, and what was before stays known with who set it and when',
    },
    'src/domains/partners/reports/partner-report.routes.test.ts': {
      'GET user/partner-booking':
        'a booking says what it earns, by which terms and why, and nothing of the traveller',
      'GET user/revenue-list':
        'amounts are by the rate of the day of the order, and totals are those of all groups',
    },
    'src/domains/rentals/search/search.test.ts': {
      'POST searching': 'the pages together are every offer once, whatever the order',
    },
    'src/domains/rentals/quotes/quote.routes.test.ts': {
      'POST vehicle-detail':
        'a total forged into the id is not the price: today’s is, and the difference is told',
    },
    'src/domains/rentals/cart/cart.routes.test.ts': {
      'POST user/add-car': 'an unknown quote and an unknown booking are not found',
      'POST user/modify-booking': 'a refused change changes nothing of the cart',
    },
    'src/domains/rentals/cart/coupon/cart-coupon.routes.test.ts': {
      'POST user/coupon, user/remove-coupon':
        'a coupon is a line of the price, off what is paid now, and comes off again',
    },
    'src/domains/rentals/orders/order.test.ts': {
      'POST user/order':
        'a car paid in part now is authorised, reserved, captured and confirmed, in that order',
      'POST user/without-credit-order': 'a desk plan takes no card',
    },
    'src/domains/rentals/lookup/lookup.routes.test.ts': {
      'POST manage-booking': 'a wrong e-mail and a wrong reference get the same response',
      'GET user/booking': 'no filter shows another traveller’s bookings',
      'POST booking-refrence-number':
        'asking for references does the same whether an address has any, and fills no mailbox',
      'POST user/get-last-order-detail': 'the last order is returned with $name',
    },
    'src/domains/rentals/locations/location.routes.test.ts': {
      'GET all-location':
        'a search answers at most 20, the list without one at most 100, the best known first',
    },
    'src/domains/rentals/ratings/rating.routes.test.ts': {
      'POST user/rating': 'a rental that is over is rated once',
    },
    'src/domains/rentals/cancellations/cancel.test.ts': {
      'POST user/cancle-booking': 'a preview tells the cost and changes nothing',
    },
    'src/domains/translations/catalogue/i18n.routes.test.ts': {
      'GET o/i18n/{lang}/all':
        'without a platform the catalogue is the site’s; the widget has one of its own',
      'POST o/i18n/translate':
        'what is not known is answered in English, and waits for a translator with how often it was asked for',
    },
    'src/domains/identity/sign-in/trip-sign-in.routes.test.ts': {
      'POST auth/login': 'a password lets its person in; another does not, whoever is asked for',
      'x-corp-id':
        'x-corp-id selects the profile of its company; empty, the retail one; without either, the first',
    },
    'src/domains/identity/sign-in/refresh-token.routes.test.ts': {
      'GET auth/refresh-token': 'a refresh token gives a new pair, which goes on for another thirty days',
      'GET auth/logout, auth/signout':
        'logout ends one sign-in, signout all of the person, and neither is cached',
    },
    'src/domains/identity/profile/trip-profile.routes.test.ts': {
      'GET api/profile': 'a profile says who it is, by the names of the specification',
      'GET api/profile/all':
        'a person lists all their profiles and nobody else’s, without those that are hidden',
      'api/o/user-content': 'a person changes their own name, picture and language, in all their profiles',
    },
    'src/domains/companies/customers/customer.routes.test.ts': {
      'GET api/customer/{id}/detail': 'everyone in a company can read its record',
      'GET api/supervisor/{id}/detail': 'the people of a company can read its supervisors',
      'POST api/customer/update':
        'an admin updates the company’s record, and the audit has the changed fields before and after',
    },
    'src/domains/companies/wallets/wallet.routes.test.ts': {
      'GET api/wallet/detail': 'a traveller sees only the balance, and no trip of a colleague',
    },
    'src/domains/fleet/vehicle.routes.test.ts': {
      'GET api/vehicle-type/{id}/detail': 'a vehicle type lists its models',
      'GET api/make-model/{id}/detail': 'a make and model states its type',
    },
    'src/domains/trips/grids/grid-files.routes.test.ts': {
      'GET api/billing/grid?trip_id':
        'a bill has its lines next to the quote’s, kind by kind, in the reader’s language',
      'Answers as json, text, pdf, excel':
        'the preferred format is answered, and an unsupported one is rejected in the reader’s language',
    },
    'src/domains/trips/grids/banners/banner.routes.test.ts': {
      'GET api/banner/grid?kind=2': 'the banners of a kind are in order, without hidden ones',
    },
    'src/domains/trips/grids/places/place-grids.routes.test.ts': {
      'GET api/o/country/grid?rows=-1':
        'the country grid with rows=-1 has every country, by its name in the reader’s language',
    },
    'src/domains/identity/otp/otp.routes.test.ts': {
      'POST api/o/otp/create': 'a code goes to a mobile number by SMS, in the language of the request',
    },
    'src/domains/trips/records/change-record.routes.test.ts': {
      'POST api/o/soft-hard-update, soft':
        'an admin hides a person of the company, who is signed out, and restores them',
      'POST api/o/soft-hard-update, hard':
        'an owner’s person deletes a vehicle and a driver that nothing refers to',
    },
    'src/domains/identity/trip-guards.test.ts': {
      'x-api-key': 'a key is known to the route; without one there is none',
    },
    'src/domains/identity/keys/cross-origin.routes.test.ts': {
      'The header language':
        'replies are in the language of the header; neither lang_id nor Accept-Language has a say',
    },
    'src/widget/trips/trips-client.test.ts': {
      'Responses are parsed by content type: json, text': '$type is read as what it is',
      'Responses are parsed by content type: pdf, excel': '%s is handed on as a file',
    },
    'src/domains/accounts/authjs/auth.routes.test.ts': {
      'GET session': 'a session that was ended elsewhere is nobody’s, and its cookies go',
      'GET csrf, providers':
        'ways to sign in have ids, types and addresses; an unknown one leads to the sign-in page',
      'GET session, nothing where nobody is signed in': 'nobody is signed in at first',
      'POST callback/credentials, form-encoded, a url with an error':
        '$name is refused with CredentialsSignin, and nobody is signed in',
      'POST callback/credentials': 'who has the password is signed in by the cookie of the whole product',
      'POST signout': 'signing out ends the token, and both cookies go',
      'POST session': 'an update changes the account, its session and what the header shows',
    },
    'src/domains/accounts/authjs/sign-in-link.test.ts': {
      'POST signin/email': 'a link that is mailed signs in, once, and leads where its reader wanted to be',
    },
    'src/domains/accounts/authjs/auth-oauth.routes.test.ts': {
      'Providers of type oauth': 'the provider is one of the ways to sign in',
    },
    'src/domains/visitors/visitor.routes.test.ts': {
      'A GET to an IP-geolocation service':
        'the country of the visitor’s network, with its currency, asked for once a day',
    },
    'src/domains/accounts/authjs/auth-log.routes.test.ts': {
      'POST _log': 'what a browser logs is a line of the log, cut where it is long',
    },
  },
  unspecified: [
    'Bodies of the main service and the shapes of its answers: not shown',
    'The methods of some paths of the secondary backend: not shown',
  ],
}
