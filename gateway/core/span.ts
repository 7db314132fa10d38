/** What may be told of a part of the work: names and counts, nothing that anybody has sent. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A part of the work for a request, from its beginning to its end, as a trace shows it. */
export interface Span {
  /** Its place in the trace, in the form that W3C's `traceparent` has. */
  readonly traceparent: string
  /** Begins a part of it. */
  begin(name: string, attributes?: SpanAttributes): Span
  /** @param failure a word for what it failed of; undefined where it did not */
  end(failure?: string, attributes?: SpanAttributes): void
}

/** Begins traces, or goes on with those of a proxy. */
export interface Tracer {
  begin(name: string, traceparent: string | undefined, attributes: SpanAttributes): Span
  /** Sends what is still here, and ends; never fails. */
  close(): Promise<void>
}
