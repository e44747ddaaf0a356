import { hasDueEarning } from '#domains/partners/earnings/earning.store.ts'
import { computeEarnings } from '#domains/partners/earnings/compute-earnings.usecase.ts'
import { decideEarning } from '#domains/partners/earnings/decide-earning.usecase.ts'
import { decidedEarningStore } from '#domains/partners/earnings/decided-earning.store.ts'
import { earningFacts } from '#domains/partners/earnings/earning-facts.store.ts'
import { staffEarningRoutes } from '#domains/partners/earnings/staff-earning.routes.ts'
import type { Money } from '#kernel/money.ts'
import { partnersDue } from '#domains/attribution/public.ts'
import type { Payments } from '../payments.ts'
import type { Job, Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { PartnerPostbacks } from './postbacks.ts'

type JobNeeds = Pick<Shared, 'db' | 'clock'> & {
  decideAbove: () => Money
  post: Payments['post']
  tell: PartnerPostbacks['tell']
}

/** What computes what bookings earn. */
export function earningsJob({ db, clock, decideAbove, post, tell }: JobNeeds): Job {
  const compute = computeEarnings({
    db,
    ...earningFacts,
    post,
    tell,
    decideAbove,
    clock,
  })
  return {
    name: 'partners: what bookings earn',
    everySeconds: 2,
    isDue: hasDueEarning,
    atOnce: true,
    work: compute,
  }
}

type Needs = {
  payments: Pick<Payments, 'post'>
  postbacks: Pick<PartnerPostbacks, 'tell'>
  staff: Pick<Staff, 'requireStaff' | 'staffWrite'>
}

/** What each booking earns the partner who led to it. */
export function wirePartnerEarnings(
  { db, clock, settings, rateLimit }: Shared,
  { payments, postbacks, staff: { requireStaff, staffWrite } }: Needs,
) {
  return {
    jobs: [
      earningsJob({
        db,
        clock,
        decideAbove: () => settings.of('commission_review'),
        post: payments.post,
        tell: postbacks.tell,
      }),
    ] satisfies Job[],
    api: [
      staffEarningRoutes({
        toDecide: (page) => decidedEarningStore.toDecide(db, page),
        find: (by) => decidedEarningStore.find(db, by),
        decideEarning: decideEarning({ earnings: decidedEarningStore, markDue: partnersDue, staffWrite }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
