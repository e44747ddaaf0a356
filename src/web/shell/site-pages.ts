/** Pages of the navigation with their labels, in its order (specification §2). */
export const SITE_PAGES = [
  { to: '/', label: 'nav.home' },
  { to: '/about', label: 'nav.about' },
  { to: '/deals', label: 'nav.deals' },
  { to: '/help', label: 'nav.help' },
  { to: '/contact', label: 'nav.contact' },
  { to: '/manage-booking', label: 'nav.manage' },
] as const
