import { vi } from 'vitest'
import { WAIT } from '#testing/hung.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import type { Visit } from '../environment/environment.ts'

/** The footer's form. */
export function footerForm({ page, t }: Pick<Visit, 'page' | 't'>) {
  const footer = page.getByRole('contentinfo')
  return {
    footer,
    email: footer.getByRole('textbox', { name: t('shell:newsletter.email') }),
    send: footer.getByRole('button', { name: t('shell:newsletter.send') }),
    result: footer.getByRole('status'),
  }
}

/** The path of the newest mailed link; waits for it, as the site's own job may be writing it. */
export async function newsletterLink(
  { site }: Pick<Visit, 'site'>,
  email: string,
  action: 'confirm' | 'leave',
) {
  return vi.waitFor(
    async () => `/newsletter/${action}?secret=${await newsletterOf(site).secretFor(email, action)}`,
    WAIT,
  )
}

export const newReader = () => `reader.${crypto.randomUUID().slice(0, 8)}@example.com`

/** Presses the button of a mailed link's page. */
export async function press({ page, t }: Pick<Visit, 'page' | 't'>, action: 'confirm' | 'leave') {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`newsletter:${action}.send`) })
    .click()
}

export async function finds({ page, t }: Pick<Visit, 'page' | 't'>, title: string) {
  await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
}
