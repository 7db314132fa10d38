import type { CollectFunction, Gauge } from 'prom-client'
import type { Meter, Meters } from '../core/meters.ts'

/** Everything that is measured, in Prometheus' text. */
export interface Measured {
  contentType: string
  text(): Promise<string>
}

/** Seconds: from what is answered from memory to what nobody waits for any more. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const ofOperations = ['edge', 'operation'] as const
const ofAnswers = [...ofOperations, 'status', 'problem'] as const

/** Collects what the parts of the process say of themselves, and what Node says of it; the library is read only here. */
export const createMeters = async (): Promise<Meters & Measured> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by what was asked for, status and code of the refusal; 499 is given up by who asked',
    labelNames: ofAnswers,
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ofOperations,
    buckets,
    registers,
  })

  const collect =
    ({ read }: Meter, set: Gauge['set'], reset: () => void) =>
    async (): Promise<void> => {
      const readings = await read()
      reset()
      for (const { labels = {}, value } of readings) set(labels, value)
    }
  const optionsOf = ({ name, help, labels = [] }: Meter) => ({
    name,
    help,
    labelNames: [...labels],
    registers,
  })

  return {
    gauge: (meter) => {
      const collecting: CollectFunction<Gauge> = function () {
        return collect(meter, this.set.bind(this), this.reset.bind(this))()
      }
      new Gauge({ ...optionsOf(meter), collect: collecting })
    },
    counter: (meter) => {
      new Counter({
        ...optionsOf(meter),
        collect() {
          return collect(meter, this.inc.bind(this), this.reset.bind(this))()
        },
      })
    },
    answered: ({ edge, operation, status, problem, seconds }) => {
      requests.inc({ edge, operation, status: String(status), problem })
      durations.observe({ edge, operation }, seconds)
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
