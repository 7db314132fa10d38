/** Why the benchmark ends early, and what whoever runs it can do next. */
export class BenchFailure extends Error {
  override readonly name = 'BenchFailure'
  readonly next: string

  constructor(message: string, next: string) {
    super(message)
    this.next = next
  }
}
