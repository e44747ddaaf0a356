import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { addNamespaces } from '#web/app/messages.ts'

/**
 * A component of code that is loaded later, with the namespaces of messages that it speaks with besides its page's: it is
 * drawn once they are there.
 */
export function withWords<Props extends object>(namespaces: readonly string[], Part: ComponentType<Props>) {
  function Spoken(props: Props) {
    const { messages } = useTranslation()
    const [isReady, setReady] = useState(() => namespaces.every((name) => messages.has(name)))
    useEffect(() => {
      if (!isReady) void addNamespaces(messages, namespaces).then(() => setReady(true))
    }, [isReady, messages])
    return isReady ? <Part {...props} /> : <Skeleton className="h-60" />
  }
  return Object.assign(Spoken, { namespaces })
}
