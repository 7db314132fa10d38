export const importTexts = {
  open: 'Import',
  openNamed: 'Import: {{what}}',
  hint: 'Export the list, change it in a spreadsheet, save it as CSV and choose it here. A row with an Id changes that record, a row without one makes a new record. Nothing is written before you have seen what would change.',
  choose: 'Choose a CSV file',
  chooseAnother: 'Choose another file',
  looking: 'Looking at the file...',
  faults: {
    tooLarge: 'This file is larger than 2 MB. Part it in two.',
    unreadable: 'This file could not be read. Choose it once more.',
  },
  file: 'the file',
  atLine: 'line {{line}}',
  atCell: 'line {{line}}, column {{column}}',
  summary: 'New: {{created, number}}, changed: {{changed, number}}',
  nothing: 'There is nothing to import',
  rest: 'Same as before: {{unchanged, number}}. Refused: {{refused, number}}.',
  whoSeesNew:
    'A new record is a draft where its “{{label}}” is empty. Where the file has no such column, everybody is shown it at once.',
  allOrNothing:
    'As long as a row is refused, none is written. Put it right in your spreadsheet and choose the file again.',
  notTaken_one:
    '“{{label}}” follows from other things and is not taken from a file: 1 row says something else, and it stays as it is.',
  notTaken_other:
    '“{{label}}” follows from other things and is not taken from a file: {{count, number}} rows say something else, and it stays as it is.',
  rows: 'Rows of the file',
  columns: { record: 'Record', line: 'Line', outcome: 'What becomes of it', details: 'Details' },
  outcomes: { new: 'new', changed: 'changed', unchanged: 'same as before', refused: 'refused' },
  inLanguage: '{{label}}, {{language}}',
  languages: { en: 'English', ka: 'Georgian' },
  becomes: 'becomes',
  empty: 'empty',
  untitled: 'Without a title',
  write_one: 'Import 1 record',
  write_other: 'Import {{count, number}} records',
  writing_one: 'Importing 1 record...',
  writing_other: 'Importing {{count, number}} records...',
  done: 'Imported. New: {{created, number}}, changed: {{changed, number}}',
}
