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
GET  /api/visitor                               yes     yes    yes        yes      yes      yes    -
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

what a trip costs, also for guests; a token of the main service is nobody’s there
POST /trips/api/trip/quote                      yes     yes    yes        yes      yes      yes    yes

the staff set what trips cost
GET  /api/staff/rate-cards                      401     403    403        403      403      yes    -    dispatch
GET  /api/staff/rate-cards/:id                  401     403    403        403      403      yes    -    dispatch
POST /api/staff/rate-cards/publish              401     403    403        403      403      yes    403  dispatch

translations, under both bases; the staff’s list of what is missing
GET  /api/o/i18n/:lang/all                      yes     yes    yes        yes      yes      yes    -
POST /api/o/i18n/translate                      yes     yes    yes        yes      yes      yes    yes
GET  /trips/api/o/i18n/:lang/all                yes     yes    yes        yes      yes      yes    -
POST /trips/api/o/i18n/translate                yes     yes    yes        yes      yes      yes    yes
GET  /api/staff/translations                    401     403    403        403      403      yes    -    translator
POST /api/staff/translations/:id/put            401     403    403        403      403      yes    403  translator
POST /api/staff/translations/:id/dismiss        401     403    403        403      403      yes    403  translator

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
POST /api/staff/tasks/:id/close                 401     403    403        403      403      yes    403    support,finance
GET  /api/staff/tasks/closed                    401     403    403        403      403      yes    -      support,finance

trips, whose people sign in apart: none of these accounts is known there
POST /trips/api/o/otp/create                    yes     yes    yes        yes      yes      yes    yes
POST /trips/auth/login                          yes     yes    yes        yes      yes      yes    yes
GET  /trips/auth/refresh-token                  401     401    401        401      401      401    -
GET  /trips/auth/logout                         401     401    401        401      401      401    -
GET  /trips/auth/signout                        401     401    401        401      401      401    -
POST /auth/login                                yes     yes    yes        yes      yes      yes    yes
GET  /auth/refresh-token                        401     401    401        401      401      401    -
GET  /auth/logout                               401     401    401        401      401      401    -
GET  /auth/signout                              401     401    401        401      401      401    -
GET  /trips/api/profile                         401     401    401        401      401      401    -
GET  /trips/api/profile/all                     401     401    401        401      401      401    -
POST /trips/api/profile/switch                  401     401    401        401      401      401    401
GET  /trips/api/o/user-content                  401     401    401        401      401      401    -
POST /trips/api/o/user-content                  401     401    401        401      401      401    401
POST /trips/api/password                        401     401    401        401      401      401    401
GET  /trips/api/customer/:id/detail             401     401    401        401      401      401    -
GET  /trips/api/supervisor/:id/detail           401     401    401        401      401      401    -
GET  /trips/api/traveller/all                   401     401    401        401      401      401    -
POST /trips/api/customer/update                 401     401    401        401      401      401    401
GET  /api/staff/trip-keys                       401     403    403        403      403      yes    -    partners
POST /api/staff/trip-keys                       401     403    403        403      403      yes    403  partners
POST /api/staff/trip-keys/revoke                401     403    403        403      403      yes    403  partners

the widget's frame, which has a session of its own
POST /widget/session                            yes     yes    yes        yes      yes      yes    yes
GET  /widget/key                                yes     yes    yes        yes      yes      yes    -
GET  /widget/frame                              yes     yes    yes        yes      yes      yes    -
GET  /widget/page                               yes     yes    yes        yes      yes      yes    -
GET  /widget/v1/loader.js                       yes     yes    yes        yes      yes      yes    -
GET  /widget/:version{\\d+\\.\\d+\\.\\d+}/loader.js yes     yes    yes        yes      yes      yes    -
GET  /widget/versions.json                      yes     yes    yes        yes      yes      yes    -
GET  /widget/assets/:file                       yes     yes    yes        yes      yes      yes    -
the grids of trips, and what trips are made with
GET  /trips/api/o/country/grid                  yes     yes    yes        yes      yes      yes    -
GET  /trips/api/city/grid                       yes     yes    yes        yes      yes      yes    -
GET  /trips/api/place/grid                      yes     yes    yes        yes      yes      yes    -
GET  /trips/api/banner/grid                     yes     yes    yes        yes      yes      yes    -
GET  /trips/api/package/grid                    yes     yes    yes        yes      yes      yes    -
GET  /trips/api/vehicle-type/:id/detail         yes     yes    yes        yes      yes      yes    -
GET  /trips/api/make-model/:id/detail           yes     yes    yes        yes      yes      yes    -
GET  /trips/banners/:file                       yes     yes    yes        yes      yes      yes    -
GET  /trips/api/trip/grid                       401     401    401        401      401      401    -
GET  /trips/api/billing/grid                    401     401    401        401      401      401    -
POST /trips/api/o/soft-hard-update              401     401    401        401      401      401    401
GET  /api/staff/trip-records/vehicle-types      401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/vehicle-types      401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/vehicle-types/:id  401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/vehicles           401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/vehicles           401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/vehicles/:id       401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/drivers            401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/drivers            401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/drivers/:id        401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/vehicle-models     401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/vehicle-models     401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/vehicle-models/:id 401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/owners             401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/owners             401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/owners/:id         401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/companies          401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/companies          401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/companies/:id      401     403    403        403      403      yes    403  dispatch
GET  /api/staff/companies/:id/people            401     403    403        403      403      yes    -    dispatch
POST /api/staff/companies/:id/people/:personId  401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/cities             401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/cities             401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/cities/:id         401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/places             401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/places             401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/places/:id         401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/zones              401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/zones              401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/zones/:id          401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trip-records/banners            401     403    403        403      403      yes    -    dispatch
POST /api/staff/trip-records/banners            401     403    403        403      403      yes    403  dispatch
POST /api/staff/trip-records/banners/:id        401     403    403        403      403      yes    403  dispatch

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

trips: who books and travels signs in by a bearer token
POST /trips/api/trip/create                     401     401    401        401      401      401    401
GET  /trips/api/trip/:id/detail                 401     401    401        401      401      401    -
GET  /trips/api/trip/:id/explain                401     401    401        401      401      401    -
POST /trips/api/trip/approve                    401     401    401        401      401      401    401
POST /trips/api/trip/cancel                     401     401    401        401      401      401    401
GET  /trips/api/trip/:id/payment                401     401    401        401      401      401    -

whoever has the link of a trip to be paid by card
GET  /api/trip-payment                          yes     yes    yes        yes      yes      yes    -
POST /api/trip-payment                          yes     yes    yes        yes      yes      yes    yes

the staff dispatch them
GET  /api/staff/trips                           401     403    403        403      403      yes    -    dispatch
GET  /api/staff/trips/:id                       401     403    403        403      403      yes    -    dispatch
GET  /api/staff/trips/:id/fleet                 401     403    403        403      403      yes    -    dispatch
GET  /api/staff/trips/:id/explain               401     403    403        403      403      yes    -    dispatch
GET  /api/staff/trips/:id/bill                  401     403    403        403      403      yes    -    dispatch
GET  /api/staff/trip-callers                    401     403    403        403      403      yes    -    dispatch
POST /api/staff/trips/quote                     401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips                           401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/assign                401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/start                 401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/end                   401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/charge                401     403    403        403      403      yes    403  dispatch
GET  /api/staff/trips/:id/next-bill             401     403    403        403      403      yes    -    dispatch
POST /api/staff/trips/:id/remove-charge         401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/bill                  401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/collect               401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/remove-collection     401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/credit-bill           401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/correct               401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/no-show               401     403    403        403      403      yes    403  dispatch
POST /api/staff/trips/:id/cancel                401     403    403        403      403      yes    403  dispatch

trips, whose people carry a bearer token: what is here is nobody's there
GET  /trips/api/shuttle/grid                    yes     yes    yes        yes      yes      yes    -
GET  /trips/api/wallet/detail                   401     401    401        401      401      401    -

the staff’s shuttles and the wallets of companies
GET  /api/staff/shuttles                        401     403    403        403      403      yes    -    dispatch
POST /api/staff/shuttles                        401     403    403        403      403      yes    403  dispatch
POST /api/staff/shuttles/:id/timetable          401     403    403        403      403      yes    403  dispatch
POST /api/staff/shuttles/:id/hide               401     403    403        403      403      yes    403  dispatch
GET  /api/staff/shuttles/:id/departures         401     403    403        403      403      yes    -    dispatch
POST /api/staff/shuttles/departures/:id/cancel  401     403    403        403      403      yes    403  dispatch
GET  /api/staff/wallets                         401     403    403        403      403      yes    -    finance
GET  /api/staff/wallets/:id                     401     403    403        403      403      yes    -    finance
POST /api/staff/wallets/:id/top-up              401     403    403        403      403      yes    403  finance
POST /api/staff/wallets/:id/pay-out             401     403    403        403      403      yes    403  finance
POST /api/staff/wallets/:id/transfers/:transfer 401     403    403        403      403      yes    403  finance
POST /api/staff/wallets/:id/credit-limit        401     403    403        403      403      yes    403  finance

demo pages of the widget, where the product is not in production
GET  /widget/demo/:way{html|react|wordpress|gtm} yes    yes    yes        yes      yes      yes    -
GET  /widget/demo/files/:file                   yes     yes    yes        yes      yes      yes    -

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
GET  /smsbox                                    yes     yes    yes        yes      yes      yes    -
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
