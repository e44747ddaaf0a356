/** A call that no screen makes; the reference names who it is for. */
export const FOR_CLIENTS = 'for clients'

const RENTALS = 'src/web/rentals/rentals.api.ts'
const SIGN_IN = 'src/web/app/session/sign-in.api.ts'
const ACCOUNT = 'src/web/areas/account/own/account.api.ts'
const ENQUIRIES = 'src/web/areas/content/enquiries/enquiries.api.ts'
const NEWSLETTER = 'src/web/areas/content/newsletter/newsletter.api.ts'
const TEXTS = 'src/web/areas/content/texts/texts.api.ts'
const PARTNERS = 'src/web/areas/partner/partners.api.ts'
const PARTNER_REPORTS = 'src/web/areas/partner/partner-reports.api.ts'
const TRIPS_CLIENT = 'src/widget/trips/trips-client.ts'

/** The calls of specification §7, and what makes each: the file of a screen, or of the calls that its screens share. */
export const SPECIFIED_CALLS: Readonly<Record<string, string>> = {
  'get /api/home': 'src/web/areas/traveller/home/home.api.ts',
  'post /api/subscribe': NEWSLETTER,
  'post /api/get_in_touch': ENQUIRIES,
  'post /api/login': SIGN_IN,
  'post /api/register': SIGN_IN,
  'post /api/change-password': SIGN_IN,
  'post /api/forget-password': SIGN_IN,
  'post /api/looking-local-supplier': ENQUIRIES,
  'post /api/social-login': FOR_CLIENTS,
  'get /api/guest-login': RENTALS,
  'get /api/user/profile': 'src/web/app/session/profile.api.ts',
  'post /api/user/update_profile': ACCOUNT,
  'post /api/user/update-image': ACCOUNT,
  'post /api/user/update-language': ACCOUNT,
  'get /api/user/refer-friend': ACCOUNT,
  'post /api/user/feedback': ACCOUNT,
  'post /api/register_supplier': ENQUIRIES,
  'post /api/register_partner': ENQUIRIES,
  'get /api/industry': ENQUIRIES,
  'get /api/help-enquiry': 'src/web/areas/content/help/help.api.ts',
  'get /api/user/master-setting': PARTNERS,
  'post /api/user/commission': PARTNERS,
  'post /api/searching': RENTALS,
  'post /api/vehicle-detail': RENTALS,
  'post /api/user/add-car': RENTALS,
  'post /api/user/modify-booking': RENTALS,
  'post /api/user/coupon': RENTALS,
  'post /api/user/remove-coupon': RENTALS,
  'post /api/user/order': RENTALS,
  'post /api/user/without-credit-order': RENTALS,
  'post /api/manage-booking': RENTALS,
  'get /api/user/booking': RENTALS,
  'post /api/booking-refrence-number': RENTALS,
  'get /api/all-location': RENTALS,
  'post /api/user/rating': RENTALS,
  'post /api/user/cancle-booking': RENTALS,
  'post /api/user/get-last-order-detail': FOR_CLIENTS,
  'get /api/user/partner-booking': PARTNER_REPORTS,
  'get /api/user/revenue-list': PARTNER_REPORTS,
  'get /api/static-content': TEXTS,
  'get /api/privacy-policy': TEXTS,
  'get /api/term-condition': TEXTS,
  'get /api/supplier-logo': FOR_CLIENTS,

  'get /api/o/i18n/{lang}/all': FOR_CLIENTS,
  'post /api/o/i18n/translate': 'src/ui/missing-texts/look-up-missing.ts',

  'post /trips/auth/login': TRIPS_CLIENT,
  'get /trips/auth/refresh-token': TRIPS_CLIENT,
  'get /trips/auth/logout': TRIPS_CLIENT,
  'get /trips/auth/signout': TRIPS_CLIENT,
  'get /trips/api/profile': 'src/widget/app/account/use-account.ts',
  'get /trips/api/profile/all': 'src/widget/app/trips/trips-step.tsx',
  'get /trips/api/customer/{id}/detail': 'src/widget/app/booking/use-booker.ts',
  'get /trips/api/supervisor/{id}/detail': 'src/widget/app/my-account/my-account-step.tsx',
  'get /trips/api/wallet/detail': 'src/widget/app/my-account/wallet-card.tsx',
  'get /trips/api/vehicle-type/{id}/detail': FOR_CLIENTS,
  'get /trips/api/make-model/{id}/detail': FOR_CLIENTS,
  'get /trips/api/billing/grid': 'src/widget/app/trips/trip-step.tsx',
  'get /trips/api/banner/grid': 'src/widget/app/layout/banners.tsx',
  'get /trips/api/o/country/grid': 'src/widget/app/my-account/company-form.tsx',
  'post /trips/api/o/otp/create': 'src/widget/app/account/send-code.ts',
  'post /trips/api/customer/update': 'src/widget/app/my-account/company-form.tsx',
  'post /trips/api/o/soft-hard-update': 'src/widget/app/my-account/my-account-step.tsx',
  'get /trips/api/o/user-content': 'src/widget/app/booking/use-booker.ts',
  'post /trips/api/o/user-content': 'src/widget/app/my-account/my-account-step.tsx',

  'get /api/auth/session': 'src/web/app/session/session.api.ts',
  'get /api/auth/csrf': SIGN_IN,
  'get /api/auth/providers': SIGN_IN,
  'post /api/auth/signin/{provider}': SIGN_IN,
  'post /api/auth/callback/{provider}': 'src/web/areas/account/sign-in/sign-in-link-page.tsx',
  'post /api/auth/signout': FOR_CLIENTS,
  'post /api/auth/session': FOR_CLIENTS,
  'post /api/auth/_log': 'src/ui/log-to-server.ts',
}

/** Our own grids of trips, which the tabs of the widget and the lists stand on. */
export const OWN_GRIDS: Readonly<Record<string, string>> = {
  'get /trips/api/city/grid': 'src/widget/app/tabs/places/use-cities.ts',
  'get /trips/api/place/grid': 'src/widget/app/tabs/places/use-place-suggestions.ts',
  'get /trips/api/package/grid': 'src/widget/app/tabs/package-choice.tsx',
  'get /trips/api/shuttle/grid': 'src/widget/app/tabs/shuttle/shuttle-tab.tsx',
  'get /trips/api/trip/grid': 'src/widget/app/trips/trips-step.tsx',
}
