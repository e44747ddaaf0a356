import type { ReactNode } from 'react'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { classes } from '#ui/classes.ts'

type EnquiryFrameProps = {
  title: string
  text: string
  /** Reasons, terms or other ways, beside the form on large screens. */
  beside: ReactNode
  /** Whether one has to know what is beside before filling in the form. */
  besideFirst?: boolean
  children: ReactNode
}

/** A page with an enquiry form: its title over the hero drawing, the form in a card, and what is to know beside it. */
export function EnquiryFrame({ title, text, beside, besideFirst = false, children }: EnquiryFrameProps) {
  const side = (
    <div key="beside" className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
      {beside}
    </div>
  )
  const card = (
    <div key="form" className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-6 md:p-8">
      {children}
    </div>
  )
  return (
    <>
      <div className="on-petrol relative isolate overflow-hidden bg-petrol text-on-petrol">
        <div className="absolute inset-0 -z-10 opacity-30">
          <HeroDrawing />
        </div>
        <div className="page-width py-8 md:py-12">
          <h1 className="max-w-3xl text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-base text-on-petrol-soft">{text}</p>
        </div>
      </div>
      <div
        className={classes(
          'page-width grid items-start gap-6 py-6 lg:gap-10 lg:py-10',
          besideFirst
            ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]',
        )}
      >
        {besideFirst ? [side, card] : [card, side]}
      </div>
    </>
  )
}
