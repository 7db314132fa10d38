export const galleryExamples = {
  two: {
    summary: 'Two videos and an empty slot',
    value: { videoLinks: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'SkVqJ1SGeL0', ''], version: 1 },
  },
}
