import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

type EnquiryFrameProps = {
  title: string
  text: string
  /** Shown next to the title if there is room. */
  drawing: ReactNode
  /** Benefits, terms or other channels, next to the form on large screens. */
  sidebar: ReactNode
  /** True if the sidebar must be read before filling in the form. */
  sidebarFirst?: boolean
  /** Text of the link to the form, if that is below the sidebar. */
  toForm?: string
  children: ReactNode
}

/** A page with an enquiry form: title, the form in a card, and a sidebar. */
export function EnquiryFrame({
  title,
  text,
  drawing,
  sidebar,
  sidebarFirst = false,
  toForm,
  children,
}: EnquiryFrameProps) {
  const { t } = useTranslation('shell')
  const side = (
    <div key="beside" className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
      {sidebar}
    </div>
  )
  const card = (
    <div key="form" id="form" className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-6 md:p-8">
      {children}
    </div>
  )
  return (
    <>
      <div className="border-b border-line bg-sand-deep">
        <div className="page-width flex items-end justify-between gap-8 pt-6">
          <div className="min-w-0 pb-6 md:pb-10">
            <Breadcrumb crumbs={[{ label: t('nav.home'), to: '/' }, { label: title }]} />
            <h1 className="mt-4 text-2xl">{title}</h1>
            <p className="mt-3 max-w-2xl text-base text-ink-soft">{text}</p>
            {toForm !== undefined && (
              <a href="#form" className={classes(buttonClasses('second'), 'mt-5 lg:hidden')}>
                {toForm}
              </a>
            )}
          </div>
          <div className="hidden w-64 shrink-0 md:block lg:w-80">{drawing}</div>
        </div>
      </div>
      <div
        className={classes(
          'page-width grid items-start gap-6 py-6 lg:gap-8 lg:py-10',
          sidebarFirst
            ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]',
        )}
      >
        {sidebarFirst ? [side, card] : [card, side]}
      </div>
    </>
  )
}
