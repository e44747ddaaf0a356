import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import { finds, footerForm, newReader, newsletterLink, press } from '../steps/newsletter-steps.ts'
import type { PageState } from './states.ts'

const UNKNOWN = 's'.repeat(43)

/** The newsletter: its form in the footer, and its pages. */
export const NEWSLETTER_STATES: readonly PageState[] = [
  {
    name: 'newsletter asked in the footer',
    show: async (visit) => {
      await visit.open('/manage-booking')
      const { email, send, result } = footerForm(visit)
      await email.fill(newReader())
      await send.click()
      await result.filter({ hasText: visit.t('shell:newsletter.sent') }).waitFor()
    },
  },
  {
    name: 'newsletter refused in the footer',
    show: async (visit) => {
      await visit.open('/manage-booking')
      const { email, send, result } = footerForm(visit)
      await email.fill('layla@')
      await send.click()
      await result.filter({ hasText: visit.t('forms:field_message.email_invalid') }).waitFor()
    },
  },
  {
    name: 'newsletter with faults',
    show: async (visit) => {
      await visit.open('/newsletter')
      await visit.page.getByRole('main').getByRole('button').click()
      await visit.page.locator('#account-email-error').waitFor()
    },
  },
  {
    name: 'newsletter asked',
    show: async (visit) => {
      await visit.open('/newsletter')
      await visit.page.locator('#account-email').fill(newReader())
      await visit.page.getByRole('main').getByRole('button').click()
      await finds(visit, 'newsletter:ask.done')
    },
  },
  {
    name: 'newsletter confirmed',
    show: async (visit) => {
      const email = newReader()
      await newsletterOf(visit.site).subscribe(email)
      await visit.open(await newsletterLink(visit, email, 'confirm'))
      await press(visit, 'confirm')
      await finds(visit, 'newsletter:confirm.done')
    },
  },
  {
    name: 'newsletter to confirm',
    show: ({ open }) => open(`/newsletter/confirm?secret=${UNKNOWN}`),
  },
  {
    name: 'newsletter to confirm, too late',
    show: async (visit) => {
      await visit.open(`/newsletter/confirm?secret=${UNKNOWN}`)
      visit.watched.expectErrorResponse(410, /\/newsletter\/confirm$/)
      await press(visit, 'confirm')
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'newsletter to leave, without its link',
    show: ({ open }) => open('/newsletter/leave'),
  },
  {
    name: 'newsletter left',
    show: async (visit) => {
      const email = newReader()
      await newsletterOf(visit.site).subscribed(email)
      await visit.open(await newsletterLink(visit, email, 'leave'))
      await press(visit, 'leave')
      await finds(visit, 'newsletter:leave.done')
    },
  },
]
