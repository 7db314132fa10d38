import type { AdminDictionary } from '../../en-admin.ts'

export const many: AdminDictionary['many'] = {
  choose: 'აირჩიე: {{name}}',
  chooseColumn: 'არჩევა',
  all: 'ყველა ამ გვერდზე',
  chosen_one: 'არჩეულია {{count, number}}',
  chosen_other: 'არჩეულია {{count, number}}',
  clear: 'არჩევანის მოხსნა',
  done: '{{what}}: {{count, number}}',
  deleted: 'წაიშალა: {{count, number}}',
  remove: 'სიიდან ამოღება',
  removed: 'სიიდან ამოღებულია: {{count, number}}',
  notDone: 'არ შესრულდა: {{names}}.',
  named: '{{name}} ({{why}})',
  why: {
    state: 'სხვა მდგომარეობაშია',
    not_found: 'აღარ არსებობს',
    edit_conflict: 'ამასობაში სხვამ შეცვალა',
    project_has_gifts: 'აქვს შემოწირულობები ან დაპირებები',
    not_published: 'გამოქვეყნებული არ არის',
    other: 'ვერ მოხერხდა',
  },
  undone: 'ყველაფერი ისეა, როგორც იყო.',
  undonePartly: 'უკან დაბრუნდა: {{back, number}}. ამასობაში სხვამ შეცვალა და ასე დარჩა: {{left, number}}.',
  undoneOnly: 'უკან დაბრუნდა: {{back, number}}.',
  undoneGone: 'აღარ არსებობს: {{gone, number}}.',
  undoFailed: 'უკან ვერ დაბრუნდა. სცადე თავიდან.',
}
