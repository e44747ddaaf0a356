import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import { AccountContext, useTripsAccount, type SignInEnd } from './account/use-account.ts'
import { storedBooking } from './booking/booking-state.ts'
import { BookingContext, useBookingState } from './booking/use-booking.ts'
import { notifyHeight } from './channel/notify-height.ts'
import { BackBar } from './layout/back-bar.tsx'
import { FaultBoundary } from './layout/fault-boundary.tsx'
import { FootBar } from './layout/foot-bar.tsx'
import { SessionNotices } from './layout/session-notices.tsx'
import { TabList } from './layout/tab-list.tsx'
import { loadTabAhead, TabPanels } from './layout/tab-panels.tsx'
import { firstStep } from './steps/first-step.ts'
import { isOfTabs } from './steps/step.ts'
import { StepView } from './steps/step-view.tsx'
import { StepsContext, useStepHistory, useSteps } from './steps/use-steps.ts'
import type { Chosen } from './offer/chosen.ts'
import { WidgetContext, useWidget, type Widget } from './widget-context.ts'

/** Banners load after the tabs, which never wait for them; if their code fails to load, there are none. */
const Banners = lazy(() =>
  import('./layout/banners.tsx').then(
    (code) => ({ default: code.Banners }),
    () => ({ default: () => null }),
  ),
)

/** The framed app. */
export function WidgetApp({ widget }: { widget: Widget }) {
  const [first] = useState(() =>
    firstStep(storedBooking(widget.tabStorage, widget.boot, Date.now).read(), widget.boot),
  )
  const steps = useStepHistory(first)
  return (
    <WidgetContext value={widget}>
      <StepsContext value={steps}>
        <FaultBoundary onFault={() => widget.notifyHost({ type: 'error', code: 'script' })}>
          <Joined />
        </FaultBoundary>
      </StepsContext>
    </WidgetContext>
  )
}

/** State shared by all steps: the sign-in and the booking. */
function Joined() {
  const [ended, setEnded] = useState<SignInEnd | null>(null)
  const booking = useBookingState()
  const { forget } = booking
  const onEnded = useCallback(
    (how: SignInEnd) => {
      forget()
      setEnded(how)
    },
    [forget],
  )
  const account = useTripsAccount(onEnded)
  const { isSignedIn } = account
  useEffect(() => {
    if (isSignedIn) setEnded(null)
  }, [isSignedIn])
  return (
    <AccountContext value={account}>
      <BookingContext value={booking}>
        <Frame ended={ended} onChoose={booking.choose} isSignedIn={isSignedIn} />
      </BookingContext>
    </AccountContext>
  )
}

type FrameProps = { ended: SignInEnd | null; onChoose: (chosen: Chosen) => void; isSignedIn: boolean }

/**
 * The tabs or a back button, the step, and the bar below; contents taller than the frame scroll between them.
 */
function Frame({ ended, onChoose, isSignedIn }: FrameProps) {
  const { boot, notifyHost, behindTabs } = useWidget()
  const { step, go } = useSteps()
  const [tab, setTab] = useState<WidgetTab>(boot.tabs[0] ?? 'local')
  const [isReady, setReady] = useState(false)
  const scrolled = useRef<HTMLDivElement>(null)
  const contents = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [outer, inner] = [scrolled.current, contents.current]
    return outer && inner ? notifyHeight(outer, inner, notifyHost) : undefined
  }, [notifyHost])
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0)
    notifyHost({ type: 'analytics', event: 'step', fields: { step: step.name } })
  }, [step, notifyHost])

  useEffect(() => {
    // A list that is open takes the key for itself.
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) notifyHost({ type: 'close' })
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [notifyHost])

  const onReady = useCallback(() => {
    notifyHost({ type: 'ready' })
    setReady(true)
    behindTabs.ahead()
  }, [notifyHost, behindTabs])
  const select = (next: WidgetTab) => {
    setTab(next)
    if (step.name === 'options') go({ name: 'search' }, 'instead')
    notifyHost({ type: 'tab', tab: next })
  }
  const onChosen = useCallback(
    (chosen: Chosen) => {
      onChoose(chosen)
      go(isSignedIn ? { name: 'details' } : { name: 'sign_in', next: 'details' })
    },
    [onChoose, go, isSignedIn],
  )

  const ofTabs = isOfTabs(step)
  const { tabs } = boot
  const isWithoutTabs = tabs.length === 0
  useEffect(() => {
    if (isWithoutTabs) onReady()
  }, [isWithoutTabs, onReady])
  return (
    <div className="mx-auto flex h-full max-w-[50rem] flex-col bg-paper">
      <main className="flex min-h-0 grow flex-col">
        <div className="shrink-0 border-b border-line">
          {!ofTabs && <BackBar />}
          {ofTabs && tabs.length > 1 && (
            <TabList tabs={tabs} selected={tab} onSelect={select} onNear={loadTabAhead} />
          )}
        </div>
        <div ref={scrolled} className="min-h-0 grow overflow-x-clip overflow-y-auto">
          <div ref={contents}>
            <SessionNotices ended={ended} />
            <div hidden={!ofTabs}>
              <TabPanels tabs={tabs} selected={tab} onReady={onReady} onChosen={onChosen} />
            </div>
            {isReady && step.name === 'search' && (
              <Suspense>
                <Banners />
              </Suspense>
            )}
            {!ofTabs && <StepView />}
          </div>
        </div>
      </main>
      <FootBar />
    </div>
  )
}
