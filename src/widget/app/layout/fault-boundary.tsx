import { Component, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type Props = { onFault: () => void; children: ReactNode }

/** Shows a way on where our own script failed. */
export class FaultBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFault()
  }

  override render() {
    return this.state.failed ? <Fault /> : this.props.children
  }
}

function Fault() {
  const { t } = useTranslation()
  return (
    <main role="alert">
      <EmptyState
        title={t('fault.title')}
        text={t('fault.text')}
        action={<Button onClick={() => location.reload()}>{t('fault.again')}</Button>}
      />
    </main>
  )
}
