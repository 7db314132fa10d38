export const gallery = {
  page: { title: 'Gallery', description: 'The three videos of the gallery.' },
  loading: 'Loading video links...',
  failed: 'Failed to fetch video links',
  lead: 'The three videos on the site’s main page. Paste a YouTube link or the id of a video; an empty slot is left out. Under each film stands which one it is: the first film, the second.',
  slot: 'Video {{number}}',
  hint: 'For example https://youtu.be/SkVqJ1SGeL0',
  preview: 'Preview of video {{number}}',
  emptySlot: 'Empty slot',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Video links updated successfully!',
  saveFailed: 'Failed to update video links',
}
