import { z } from 'zod'
import { address, hostName, isSafe, optionalNumber } from './fields.ts'

/** What operators are told, and where. */
export interface Observability {
  /** Where metrics are read; null: nothing is measured. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent; null: nothing is traced. */
  traces: TraceSettings | null
}

export interface TraceSettings {
  /** Of a collector that takes OTLP over HTTP. */
  endpoint: string
  /** What this program is called there. */
  service: string
  /** Of all traces that begin here, the part that is kept, from 0 to 1; what a proxy has begun is kept where it says so. */
  ratio: number
}

const isCollector = (url: URL): boolean => isSafe(url) || url.protocol === 'http:'

export const observabilityEnvironment = {
  METRICS_HOST: hostName.default('127.0.0.1'),
  METRICS_PORT: optionalNumber(0, 65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    isCollector,
    'must be the address of a collector, like http://127.0.0.1:4318',
  ).optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('from-stray-to-safe'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
    .default('1'),
}

const shape = z.object(observabilityEnvironment)

export const readObservability = (values: z.infer<typeof shape>): Observability => ({
  metrics:
    values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  traces:
    values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          service: values.OTEL_SERVICE_NAME,
          ratio: Number(values.OTEL_TRACES_SAMPLER_ARG),
        },
})
