import { useErrorWords } from '#ui/error-words.ts'
import { toast } from './toast.ts'

/** Waits for a call and says how it went: `done`, or why it was refused. Resolves to whether it went well. */
export function useToasted() {
  const words = useErrorWords()
  return async (call: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> => {
    const { error } = await call
    if (error) toast.error(words(error))
    else toast.success(done)
    return !error
  }
}
