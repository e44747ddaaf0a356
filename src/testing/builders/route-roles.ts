import { STAFF_ROLES, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/**
 * Permissions by route. In a row about a resource (a booking, an invoice, a device), every caller requests one that
 * belongs to the traveller.
 *
 *   yes   allowed
 *   own   allowed, and returns only the caller's own data
 *   401   sign in first
 *   403   forbidden for the caller's role: a guest has no account, a user with one is not a partner; a monitoring
 *         client needs a token of its own
 *   404   not found, as far as the caller can tell
 *   422   allowed but for invalid input: a wrong password, so that no account is deleted, or a token of a service that
 *         is not set up
 *
 * `forged` is the traveller's cookie on a request from another site (CSRF); `-` is for read-only routes.
 *
 * `staff` is an administrator who has passed a second step. For routes of the staff alone, `needs` names the roles that
 * suffice, one of them being enough: a member without them is refused, as is one without a second step. `any`: of
 * whatever role; `me`: also without a second step.
 */
const TABLE = `
                                                nobody  guest  traveller  another  partner  staff  forged  needs

finding a car
GET  /api/all-location                          yes     yes    yes        yes      yes      yes    -
GET  /api/destinations                          yes     yes    yes        yes      yes      yes    -
GET  /api/destination-country                   yes     yes    yes        yes      yes      yes    -
GET  /api/destination                           yes     yes    yes        yes      yes      yes    -
GET  /api/price-calendar                        yes     yes    yes        yes      yes      yes    -
GET  /api/deals                                 yes     yes    yes        yes      yes      yes    -
POST /api/searching                             yes     yes    yes        yes      yes      yes    yes
GET  /api/searching/stream                      yes     yes    yes        yes      yes      yes    -
POST /api/vehicle-detail                        yes     yes    yes        yes      yes      yes    yes
POST /api/check-coupon                          yes     yes    yes        yes      yes      yes    yes
GET  /suppliers/:file                           yes     yes    yes        yes      yes      yes    -

what anybody reads
GET  /api/home                                  yes     yes    yes        yes      yes      yes    -
GET  /api/supplier-logo                         yes     yes    yes        yes      yes      yes    -
GET  /api/static-content                        yes     yes    yes        yes      yes      yes    -
GET  /api/privacy-policy                        yes     yes    yes        yes      yes      yes    -
GET  /api/term-condition                        yes     yes    yes        yes      yes      yes    -
GET  /api/help-enquiry                          yes     yes    yes        yes      yes      yes    -
GET  /api/industry                              yes     yes    yes        yes      yes      yes    -

the staff write these texts, and judge what travellers said
GET  /api/staff/content                         401     403    403        403      403      yes    -      content
GET  /api/staff/content/version                 401     403    403        403      403      yes    -      content
GET  /api/staff/content/preview                 401     403    403        403      403      yes    -      content
POST /api/staff/content/draft                   401     403    403        403      403      yes    403    content
POST /api/staff/content/publish                 401     403    403        403      403      yes    403    content
POST /api/staff/content/go-back                 401     403    403        403      403      yes    403    content
GET  /api/staff/testimonials                    401     403    403        403      403      yes    -      content
POST /api/staff/testimonials/judge              401     403    403        403      403      yes    403    content

becoming somebody
GET  /api/guest-login                           yes     yes    yes        yes      yes      yes    -
POST /api/register                              yes     yes    yes        yes      yes      yes    403
POST /api/login                                 yes     yes    yes        yes      yes      yes    403
POST /api/login/second-step                     yes     yes    yes        yes      yes      yes    403
POST /api/login/passkey-options                 yes     yes    yes        yes      yes      yes    yes
POST /api/login/passkey                         yes     yes    yes        yes      yes      yes    403
POST /api/verify-email                          yes     yes    yes        yes      yes      yes    403
POST /api/forget-password                       yes     yes    yes        yes      yes      yes    yes
POST /api/change-password                       401     401    yes        own      own      own    403

the same in the words of next-auth 4, with its CSRF token
GET  /api/auth/session                          own     own    yes        own      own      own    -
GET  /api/auth/csrf                             yes     yes    yes        yes      yes      yes    -
GET  /api/auth/providers                        yes     yes    yes        yes      yes      yes    -
GET  /api/auth/signin                           yes     yes    yes        yes      yes      yes    -
GET  /api/auth/signout                          yes     yes    yes        yes      yes      yes    -
GET  /api/auth/verify-request                   yes     yes    yes        yes      yes      yes    -
GET  /api/auth/error                            yes     yes    yes        yes      yes      yes    -
GET  /api/auth/callback/:provider               yes     yes    yes        yes      yes      yes    -
GET  /api/auth/signin/:provider                 yes     yes    yes        yes      yes      yes    -
POST /api/auth/signin/:provider                 yes     yes    yes        yes      yes      yes    403
POST /api/auth/callback/:provider               yes     yes    yes        yes      yes      yes    403
POST /api/auth/session                          own     own    yes        own      own      own    403
POST /api/auth/signout                          own     own    yes        own      own      own    403
POST /api/auth/_log                             yes     yes    yes        yes      yes      yes    403
POST /api/social-login                          422     422    422        422      422      422    403

an account
GET  /api/user/profile                          401     403    yes        own      own      own    -
POST /api/user/update_profile                   401     403    yes        own      own      own    403
POST /api/user/update-image                     401     403    yes        own      own      own    403
POST /api/user/remove-image                     401     403    yes        own      own      own    403
POST /api/user/update-language                  401     403    yes        own      own      own    403
GET  /api/user/devices                          401     403    yes        own      own      own    -
POST /api/user/end-device                       401     403    yes        404      404      404    403
POST /api/user/sign-out-everywhere              401     403    yes        own      own      own    403
POST /api/user/verify-email-again               401     403    yes        own      own      own    403
POST /api/user/change-email                     401     403    yes        own      own      own    403
GET  /api/user/coupons                          401     403    yes        own      own      own    -
GET  /api/user/refer-friend                     401     403    yes        own      own      own    -
POST /api/user/feedback                         401     403    yes        own      own      own    403
GET  /api/user/export                           401     403    yes        own      own      own    -
POST /api/user/delete-account                   401     403    422        422      422      422    403
GET  /api/user/second-step                      401     403    yes        own      own      own    -
POST /api/user/second-step/codes                401     403    yes        own      own      own    403
POST /api/user/second-step/confirm-codes        401     403    yes        own      own      own    403
POST /api/user/second-step/end-codes            401     403    yes        own      own      own    403
POST /api/user/second-step/new-passkey          401     403    yes        own      own      own    403
POST /api/user/second-step/add-passkey          401     403    yes        own      own      own    403
POST /api/user/second-step/remove-passkey       401     403    yes        404      404      404    403
POST /api/user/second-step/recovery-codes       401     403    yes        own      own      own    403
POST /api/user/logout                           401     own    yes        own      own      own    403

the newsletter, which nobody has to sign in for
POST /api/subscribe                             yes     yes    yes        yes      yes      yes    yes
POST /api/newsletter/confirm                    yes     yes    yes        yes      yes      yes    yes
POST /api/newsletter/leave                      yes     yes    yes        yes      yes      yes    yes
GET  /api/newsletter/leave                      yes     yes    yes        yes      yes      yes    -
GET  /api/staff/newsletter                      401     403    403        403      403      yes    -      content

what a partner works with
GET  /api/user/master-setting                   401     403    403        403      yes      403    -
POST /api/user/commission                       401     403    403        403      yes      403    403

writing to us
POST /api/get_in_touch                          yes     yes    yes        yes      yes      yes    403
POST /api/looking-local-supplier                yes     yes    yes        yes      yes      yes    403
POST /api/register_supplier                     yes     yes    yes        yes      yes      yes    403
POST /api/register_partner                      yes     yes    yes        yes      yes      yes    403
GET  /api/enquiry-form                          yes     yes    yes        yes      yes      yes    -

the staff’s queue of enquiries
GET  /api/staff/enquiries                       401     403    403        403      403      yes    -      support
GET  /api/staff/enquiries/:id                   401     403    403        403      403      yes    -      support
POST /api/staff/enquiries/:id/answer            401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/own               401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/release           401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/open              401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/close             401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/spam              401     403    403        403      403      yes    403    support
POST /api/staff/enquiries/:id/not-spam          401     403    403        403      403      yes    403    support

who is on the staff, and what they have to do
GET  /api/staff/me                              401     403    403        403      403      yes    -      me
GET  /api/staff/people                          401     403    403        403      403      yes    -      admin
POST /api/staff/people/invite                   401     403    403        403      403      yes    403    admin
POST /api/staff/people/:id/roles                401     403    403        403      403      yes    403    admin
POST /api/staff/people/:id/suspend              401     403    403        403      403      yes    403    admin
POST /api/staff/people/:id/restore              401     403    403        403      403      yes    403    admin
GET  /api/staff/tasks                           401     403    403        403      403      yes    -      support,finance
POST /api/staff/tasks/:id/own                   401     403    403        403      403      yes    403    support,finance
POST /api/staff/tasks/:id/release               401     403    403        403      403      yes    403    support,finance

a booking
POST /api/user/add-car                          401     own    yes        own      own      own    403
POST /api/user/modify-booking                   401     404    yes        404      404      404    403
POST /api/user/coupon                           401     404    yes        404      404      404    403
POST /api/user/remove-coupon                    401     404    yes        404      404      404    403
POST /api/user/order                            401     404    yes        404      404      404    403
POST /api/user/without-credit-order             401     404    yes        404      404      404    403
POST /api/confirm-change                        yes     yes    yes        yes      yes      yes    yes
POST /api/user/payment-action                   401     404    yes        404      404      404    403
POST /api/user/cancle-booking                   401     404    yes        404      404      404    403
POST /api/user/rating                           401     404    yes        404      404      404    403
GET  /api/user/booking                          401     own    yes        own      own      own    -
POST /api/user/get-last-order-detail            401     404    yes        404      404      404    403
GET  /api/user/invoice                          401     404    yes        404      404      404    -
GET  /booking/:reference/invoice/:number        401     404    yes        404      404      404    -
GET  /booking/:reference/calendar.ics           401     404    yes        404      404      404    -

whoever knows a booking's reference and its driver's e-mail may read it
POST /api/manage-booking                        yes     yes    yes        yes      yes      yes    403
POST /api/booking-refrence-number               yes     yes    yes        yes      yes      yes    yes

banks send people back here, and gateways their news, signed
GET  /payments/:paymentId/return                yes     yes    yes        yes      yes      yes    -
POST /api/payments/stripe/webhook               yes     yes    yes        yes      yes      yes    yes

mails, where the product is not in production
GET  /mailbox                                   yes     yes    yes        yes      yes      yes    -
GET  /mailbox/style.css                         yes     yes    yes        yes      yes      yes    -
GET  /mailbox/:id                               yes     yes    yes        yes      yes      yes    -
GET  /mailbox/:id/body                          yes     yes    yes        yes      yes      yes    -
GET  /mailbox/:id/attachments/:at               yes     yes    yes        yes      yes      yes    -

the API reference, and how the process does (its measurements for who asks from elsewhere without their token)
GET  /openapi.json                              yes     yes    yes        yes      yes      yes    -
GET  /docs                                      yes     yes    yes        yes      yes      yes    -
GET  /docs/start.js                             yes     yes    yes        yes      yes      yes    -
GET  /docs/:file                                yes     yes    yes        yes      yes      yes    -
GET  /healthz                                   yes     yes    yes        yes      yes      yes    -
GET  /readyz                                    yes     yes    yes        yes      yes      yes    -
GET  /metrics                                   403     403    403        403      403      403    -

a picture, by a name that nobody guesses
GET  /media/avatars/:file                       yes     yes    yes        yes      yes      yes    -

pages: all that is anybody's own comes into them through the calls above
GET  /assets/:file                              yes     yes    yes        yes      yes      yes    -
GET  /favicon.svg                               yes     yes    yes        yes      yes      yes    -
GET  /favicon.ico                               yes     yes    yes        yes      yes      yes    -
GET  /robots.txt                                yes     yes    yes        yes      yes      yes    -
GET  /sitemap.xml                               yes     yes    yes        yes      yes      yes    -
GET  /og/*                                      yes     yes    yes        yes      yes      yes    -
GET  /sitemaps/:file                            yes     yes    yes        yes      yes      yes    -
POST /*                                         yes     yes    yes        yes      yes      yes    403
GET  /*                                         yes     yes    yes        yes      yes      yes    -
`

export const CALLERS = ['nobody', 'guest', 'traveller', 'another', 'partner', 'staff', 'forged'] as const
export type Caller = (typeof CALLERS)[number]

const CELLS = ['yes', 'own', '401', '403', '404', '422', '-'] as const
export type Cell = (typeof CELLS)[number]

/** Who of the staff may call a route of theirs: `me`, `any`, or roles of which one suffices. */
export type StaffNeeds = 'me' | 'any' | readonly StaffRole[]

export type RouteRoles = { route: string; cells: Record<Caller, Cell>; needs: StaffNeeds | null }

/** The table's rows, routes as `METHOD /path`. Throws at an incomplete row. */
export const ROUTE_ROLES: readonly RouteRoles[] = TABLE.split('\n')
  .filter((line) => /^[A-Z]+ +\//.test(line))
  .map((line) => {
    const [method, path, ...rest] = line.split(/ +/)
    const written = rest.slice(0, CALLERS.length)
    const [needed, ...more] = rest.slice(CALLERS.length)
    if (written.length !== CALLERS.length || !written.every(isCell) || more.length > 0)
      throw new Error(`not a row: ${line}`)
    const cells = Object.fromEntries(CALLERS.map((caller, at) => [caller, written[at]]))
    return {
      route: `${method} ${path}`,
      cells: cells as Record<Caller, Cell>,
      needs: needed === undefined ? null : needsOf(needed),
    }
  })

function needsOf(text: string): StaffNeeds {
  if (text === 'me' || text === 'any') return text
  return text.split(',').map((name) => {
    const role = STAFF_ROLES.find((one) => one === name)
    if (!role) throw new Error(`no role of the staff: ${name}`)
    return role
  })
}

function isCell(text: string): text is Cell {
  return (CELLS as readonly string[]).includes(text)
}
