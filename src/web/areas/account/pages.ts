import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('account', import.meta.glob<PageModule>('./**/*-page.tsx'))

/** Pages of the user's own account, and of signing in to it. */
export const accountPages = [
  page('/login', 'sign-in/login-page.tsx', ['accounts', 'forms'], { indexed: true }),
  page('/register', 'sign-in/register-page.tsx', ['accounts', 'forms'], { indexed: true }),
  page('/registered', 'sign-in/registered-page.tsx', ['accounts'], { closed: true }),
  page('/forgot-password', 'sign-in/forgot-password-page.tsx', ['accounts', 'forms']),
  page('/reset-password', 'sign-in/reset-password-page.tsx', ['accounts', 'forms'], { closed: true }),
  page('/sign-in-link', 'sign-in/sign-in-link-page.tsx', ['accounts'], { closed: true }),
  page('/verify-email', 'sign-in/verify-email-page.tsx', ['accounts', 'forms'], { closed: true }),
  page('/logout', 'sign-in/logout-page.tsx', ['accounts'], { closed: true }),
  page(
    '/account/:section?',
    'own/account-page.tsx',
    [
      'account',
      'accounts',
      'booking',
      'choice',
      'feedback',
      'forms',
      'picture',
      'rating',
      'referral',
      'security',
      'share',
      'terms',
    ],
    { closed: true },
  ),
  page('/error', 'sign-in/error-page.tsx', ['accounts']),
]
