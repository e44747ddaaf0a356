import { useState } from 'react'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { JobTable } from './job-table.tsx'
import { operationsApi, useOperationsQuery } from './operations.api.ts'
import { ProductFacts } from './product-facts.tsx'
import { RefusedCalls } from './refused-calls.tsx'

const READ_AGAIN_MS = 10_000

/** While a run waits or is under way. */
const READ_SOON_MS = 2_000

/** How the product runs: its jobs, version and migrations, and what rate limits refused. */
export const { preload, Component } = staffPage({
  section: 'operations',
  load: ({ read }) => read(operationsApi.endpoints.operations, undefined),
  Content: Operations,
})

function Operations() {
  const [pollingInterval, setPollingInterval] = useState(READ_AGAIN_MS)
  const query = useOperationsQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true })
  const wanted = query.data?.jobs.some(({ state }) => state !== null) ? READ_SOON_MS : READ_AGAIN_MS
  if (wanted !== pollingInterval) setPollingInterval(wanted)
  return (
    <Answered query={query} height="h-100">
      {(operations) => (
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <ProductFacts operations={operations} />
            <RefusedCalls refused={operations.refused} />
          </div>
          <JobTable jobs={operations.jobs} />
        </div>
      )}
    </Answered>
  )
}
