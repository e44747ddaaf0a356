import { useErrorWords } from '#ui/error-words.ts'
import { toast } from './toast.ts'

/** Awaits a call and shows a toast: `done`, or the error. Resolves to true on success. */
export function useToasted() {
  const words = useErrorWords()
  return async (call: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> => {
    const { error } = await call
    if (error) toast.error(words(error))
    else toast.success(done)
    return !error
  }
}
