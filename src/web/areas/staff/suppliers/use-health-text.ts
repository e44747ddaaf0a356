import type { PlanHealth } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** What the questions of a time came to, in words. */
export function useHealthText() {
  const { t } = useTranslation('staff_suppliers')
  const ms = (value: number) => isolate(`${value} ms`)
  return {
    /** How many of those asked were answered in time. */
    answered({ asked, answered, refused }: PlanHealth): string {
      if (asked === 0) return t('nobody_asked')
      const percent = isolate(`${Math.round(((answered + refused) / asked) * 100)}%`)
      return t('answered', { percent, count: asked })
    },
    /** What else came of them. */
    else({ late, failed, overloaded }: PlanHealth): string[] {
      return [
        ...(failed > 0 ? [t('failed', { count: failed })] : []),
        ...(late > 0 ? [t('late', { count: late })] : []),
        ...(overloaded > 0 ? [t('overloaded', { count: overloaded })] : []),
      ]
    },
    speed: ({ p50_ms: p50, p95_ms: p95 }: PlanHealth): string | null =>
      p50 === null || p95 === null ? null : t('speed', { p50: ms(p50), p95: ms(p95) }),
  }
}
