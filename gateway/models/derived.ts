import { plainFields, type WithFields } from '../../schema/model.ts'

/** Works out, of a record that was read, whatever is asked for and stands in no column. */
export const deriveFields = (model: WithFields, now: () => Date) => {
  const all = plainFields(model).flatMap(([name, { derived }]) => (derived ? [{ name, ...derived }] : []))
  return <Of extends object>(record: Of): Of => {
    for (const { name, work } of all) {
      if (name in record) Reflect.set(record, name, work(record, now()))
    }
    return record
  }
}
