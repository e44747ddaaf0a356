/** The cars that a visitor saved: an icon of the header, an entry of its menu. */
export const SAVED = '/saved'

/** Labels of the navigation with their pages, in its order (specification §2). */
export const SITE_PAGES = Object.entries({
  'nav.home': '/',
  'nav.about': '/about',
  'nav.deals': '/deals',
  'nav.help': '/help',
  'nav.contact': '/contact',
  'nav.manage': '/manage-booking',
})
