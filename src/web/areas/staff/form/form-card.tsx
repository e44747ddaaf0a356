import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form } from '#web/forms/form.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type FormCardProps = Pick<ComponentProps<typeof Form>, 'form' | 'label' | 'children'> & {
  title: string
  onCancel: () => void
  className?: string
}

/** A form opened on a page: submit button, and a button to close it without sending. */
export function FormCard({ title, onCancel, className, ...form }: FormCardProps) {
  const { t } = useTranslation('staff')
  return (
    <Card aria-label={title} className={className}>
      <Form
        {...form}
        variant="main"
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {t('leave')}
          </Button>
        }
      />
    </Card>
  )
}
