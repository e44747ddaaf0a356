import { useEffect, useState } from 'react'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'

type PhoneNumbers = Awaited<ReturnType<typeof phoneNumbers.wanted>>

/** The world's telephone numbers; null until their code has come. */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null)
  useEffect(() => {
    void phoneNumbers.wanted().then((loaded) => setNumbers(() => loaded))
  }, [])
  return numbers
}
