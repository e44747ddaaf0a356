import type { Section } from './covered-statements.ts'

/** Tests with a row for each page, and for each part with labels. */
const PAGES = '$label is a page of its own, and its footer has: $footer, in $language'
const LABELS = '$where has the labels of specification §2, in $language'

export const PRODUCT: Section = {
  coveredBy: {
    'e2e/journeys/specification.test.ts': {
      'The description of pages': 'home has the specified text about the product',
      'Page title {product}': [PAGES, "label: 'Rihla'"],
      'Footer: copyright for 2024, all rights reserved': [PAGES, "'© 2024 Rihla'"],
    },
    'e2e/journeys/journey.test.ts': {
      'Visitors search and book rental cars': 'a car is booked without a card and paid at the desk, in %s',
    },
    'e2e/journeys/account/account.test.ts': {
      'Registered users manage bookings':
        'bookings, invoices and coupons are there, and a booking is cancelled (%s)',
      'Registered users manage their profile': 'a person changes their details, address and password (%s)',
    },
    'src/domains/coupons/personal-coupons.routes.test.ts': {
      'Registered users manage coupons':
        'an account sees the coupons issued to it, newest first, and the state of each',
    },
    'src/domains/enquiries/feedback/feedback.routes.test.ts': {
      'Registered users give feedback':
        'what somebody tells us is kept for the staff as it was said, line by line, under their name',
    },
    'src/domains/partners/record/partner.routes.test.ts': {
      'Partners set commissions':
        'a commission that is set holds, and what was before stays known with who set it and when',
    },
    'src/domains/partners/reports/partner-report.routes.test.ts': {
      'Partners see bookings and revenue': '$query narrows both calls to rows $rows',
    },
    'src/domains/enquiries/enquiry.routes.test.ts': {
      'Suppliers and local suppliers enquire to join':
        '%s keeps the form, and mails the sender its number and nothing that was typed',
    },
    'e2e/widget/widget.test.ts': {
      'The widget is embedded in pages of other companies':
        'a page of another origin shows the tabs with two lines',
    },
  },
}

export const SCREENS: Section = {
  coveredBy: {
    'e2e/journeys/journey.test.ts': {
      'Search results, vehicle detail and booking management are screens':
        'a car is found, paid, looked up and cancelled in $language',
    },
    'e2e/journeys/account/account.test.ts': {
      'The profile is a screen': 'a person changes their details, address and password (%s)',
    },
    'e2e/journeys/content/partner.test.ts': {
      'Partner pages are screens':
        'the demo partner signs in, finds the partner area and sets a commission with the keyboard alone, in %s',
    },
    'e2e/journeys/content/crawler.test.ts': {
      'Titles of pages': 'home is called by the product’s name',
    },
    'src/web/app/rendering/create-render.test.ts': {
      'Locales en and ar, Arabic right to left': 'a first visit is Arabic and right to left',
    },
    'e2e/journeys/shell.test.ts': {
      'A preloader':
        'a line at the top shows that a first page waits for its script, moves nothing and disappears with it, in %s',
      'Back to top after more than 200 px': 'the way back to the top shows after 200 px and leads there',
      'Toasts at bottom-left, pause on hover':
        'messages come up at the bottom left in the type of the site and wait while they are pointed at, in %s',
    },
    'src/domains/accounts/authjs/auth.routes.test.ts': {
      'Authentication paths: session, csrf, providers, signin, callback, signout, error':
        'ways to sign in have ids, types and addresses; an unknown one leads to the sign-in page',
    },
    'src/domains/accounts/authjs/auth-log.routes.test.ts': {
      'Authentication path _log': 'what a browser logs is a line of the log, cut where it is long',
    },
    'e2e/journeys/specification.test.ts': {
      'Route / is Home': [PAGES, "path: '',"],
      'Route /privacy-policy is Privacy Policy': [PAGES, "path: '/privacy-policy'"],
      'Route /terms-and-conditions is Terms & Conditions': [PAGES, "path: '/terms-and-conditions'"],
      'Route /become-partner is Become a Partner, without a link set in the footer': [
        PAGES,
        "path: '/become-partner'",
      ],
      'Route /become-supplier is Become a Supplier, without a link set in the footer': [
        PAGES,
        "path: '/become-supplier'",
      ],
      'Route /pdf-invoice, without the footer': [PAGES, "path: '/pdf-invoice'"],
      'Labels of the navigation: Home … Login': [LABELS, "where: 'the navigation'"],
      'Labels of the search form: Pick-up location … Search': [LABELS, "where: 'the search form'"],
      'Labels Looking for Local Customized Deals … Apply to Become Affiliate Partner': [
        LABELS,
        "where: 'home, below the search'",
      ],
      'Labels Sign In, Sign Up, Remember me, Forgot Password?': [LABELS, "where: 'Sign In'"],
      'Labels My Account, Logout': [LABELS, "where: 'the menu of who is signed in'"],
      'Label or login with': 'pages of other journeys have the texts of the specification, in %s',
      'Labels Pricing, Reports': [LABELS, "where: 'the partner area'"],
      'Labels Local, Outstation, Shuttle, Self-drive': [LABELS, "where: 'the widget’s configurator'"],
    },
    'e2e/journeys/account/sign-in.test.ts': {
      'Words of signing in and up': 'sign-in and sign-up have the texts of the specification',
    },
    'src/widget/config/read-config.test.ts': {
      'Widget tabs toggled by string flags':
        'attributes give the same fields; an empty one is its default, a flag too (specification §3 and §9)',
    },
    'e2e/widget/tabs.test.ts': {
      'Widget tabs Local, Outstation, Shuttle, Self-drive':
        'what the page fills in, and what one tab has, is there in the others and is booked; stops are moved by keys',
    },
  },
  unspecified: ['The layout of other screens: not shown'],
}
