import type { Section } from './held-statements.ts'

export const PRODUCT: Section = {
  heldBy: {
    'e2e/journeys/specification.test.ts': {
      'Page title and description': 'home says what the product is, word for word',
    },
    'src/web/app/rendering/create-render.test.ts': {
      'Footer: copyright for 2024, all rights reserved':
        'a footer has its links everywhere but where one enquires to join',
    },
    'e2e/journeys/journey.test.ts': {
      'Visitors search and book rental cars': 'a car is booked without a card and paid at the desk',
    },
    'e2e/journeys/account/account.test.ts': {
      'Registered users manage their profile': 'a person changes their details, address and password',
    },
    'src/domains/coupons/own-coupons.routes.test.ts': {
      'Registered users manage coupons': 'an account sees the coupons it was given',
    },
    'src/domains/enquiries/feedback/feedback.routes.test.ts': {
      'Registered users give feedback': 'what somebody tells us is kept for the staff as it was said',
    },
    'src/domains/partners/partner.routes.test.ts': {
      'Partners set commissions': 'a commission that is set holds',
    },
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'Suppliers and local suppliers enquire to join': 'keeps the form, and mails the sender its number',
    },
    'e2e/widget/widget.test.ts': {
      'The widget is embedded in pages of other companies':
        'a page of another origin shows the tabs with two lines',
    },
  },
  open: { 'Partners see bookings and revenue': 'their two calls are still to come' },
}

export const SCREENS: Section = {
  heldBy: {
    'e2e/journeys/content/crawler.test.ts': {
      'Routes: /, /privacy-policy, /terms-and-conditions, /become-partner, /become-supplier':
        'no link of the site leads nowhere',
      'Titles of pages': 'home is called by the product’s name',
    },
    'src/web/app/rendering/create-render.test.ts': {
      '/become-partner and /become-supplier have no link set in the footer':
        'a footer has its links everywhere but where one enquires to join',
      'Locales en and ar, Arabic right to left': 'a first visit is Arabic and right to left',
    },
    'e2e/journeys/invoice.test.ts': { '/pdf-invoice, without the footer': 'a booking leads to its invoice' },
    'e2e/journeys/shell.test.ts': {
      'A preloader':
        'a line at the top says that a first page waits for its script, moves nothing and goes with it',
      'Back to top after more than 200 px': 'the way back to the top shows after 200 px and leads there',
      'Toasts at bottom-left, 5 s, pause on hover': 'toast',
    },
    'src/domains/accounts/authjs/auth.routes.test.ts': {
      'Authentication paths: session, csrf, providers, signin, callback, signout, error':
        'ways to sign in have ids, types and addresses',
    },
    'src/domains/accounts/authjs/auth-log.routes.test.ts': {
      'Authentication path _log': 'what a browser logs is a line of the log',
    },
    'e2e/journeys/specification.test.ts': {
      'Labels of the navigation: Home … Login': 'the navigation',
      'Labels of the search form: Pick-up location … Search': 'the search form',
      'Other labels: Looking for Local Customized Deals … Forgot Password?':
        'Looking for Local Customized Deals',
      'Labels My Account, Logout, Sign In, Sign Up, Remember me, or login with': 'or login with',
      'Labels Pricing, Reports': 'Reports',
    },
    'e2e/journeys/account/sign-in.test.ts': {
      'Words of signing in and up': 'signing in and up say what the specification asks, word for word',
    },
    'src/widget/config/read-config.test.ts': {
      'Widget tabs toggled by string flags': 'attributes give the same fields',
    },
    'e2e/widget/tabs.test.ts': {
      'Widget tabs Local, Outstation, Shuttle, Self-drive': 'what the page fills in, and what one tab has',
    },
  },
}
