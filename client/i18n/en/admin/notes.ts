export const notes = {
  title: 'Notes',
  of: 'of the note by {{name}}, {{when}}',
  formerAccount: 'a former account',
  label: 'A new note',
  hint: 'Only the team sees it.',
  add: 'Add the note',
  done: 'Note written',
}
