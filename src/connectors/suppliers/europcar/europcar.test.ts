import { connectorRules } from '../suite/connector.suite.ts'
import { EUROPCAR_ACCOUNTS } from './accounts.ts'
import { createEuropcar } from './connector.ts'
import { startEuropcarSimulator } from './simulator.ts'

const { standard } = EUROPCAR_ACCOUNTS

connectorRules({
  name: 'Europcar',
  start: startEuropcarSimulator,
  connect: ({ wrongAccount, ...connection }) =>
    createEuropcar({
      ...connection,
      callerCode: standard.callerCode,
      password: wrongAccount ? 'wrong' : standard.password,
      concurrency: 8,
    }),
  stations: { airport: 'MADT01', otherAirport: 'AGPT01', abroad: 'LIST01', town: 'BCNX01' },
  findsByReference: false,
})
