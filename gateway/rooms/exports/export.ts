/** A list on its way out of the house, as a CSV file. */
export interface Export {
  /** ASCII, with the day it was made. */
  fileName: string
  /** How many records there were when it began, the heading not among them. */
  rowCount: number
  /** The file from its byte order mark on, some thousand records at a time. Each is read when it is asked for. */
  chunks: AsyncIterable<string>
}
