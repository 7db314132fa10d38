import type { Dictionary } from '../en.ts'

const check = 'შეამოწმე ველი „{{label}}“ და სცადე თავიდან'

const wholeDay = 'ველში „{{label}}“ მიუთითე სრული თარიღი: დღე, თვე და წელი'

export const fieldErrors: Dictionary['fieldErrors'] = {
  required: 'შეავსე „{{label}}“',
  invalid_type: check,
  invalid_text: 'ველიდან „{{label}}“ წაშალე გაურკვეველი სიმბოლოები',
  too_short: 'ველში „{{label}}“ ცოტა მეტი დაწერე',
  too_long: 'შეამოკლე ტექსტი ველში „{{label}}“',
  too_small: 'ველში „{{label}}“ უფრო დიდი რიცხვი მიუთითე',
  too_big: 'ველში „{{label}}“ უფრო მცირე რიცხვი მიუთითე',
  too_precise: 'ველში „{{label}}“ მძიმის შემდეგ მხოლოდ ორი ციფრი დატოვე, მაგალითად, 12,50',
  too_many: check,
  too_deep: check,
  invalid_email: 'ველში „{{label}}“ მიუთითე სრული მისამართი, მაგალითად, name@example.com',
  invalid_username: 'ველში „{{label}}“ გამოიყენე მხოლოდ ასოები, ციფრები და\u00A0.\u00A0_\u00A0-',
  invalid_url: 'ველში „{{label}}“ მიუთითე მისამართი, რომელიც https://-ით იწყება',
  invalid_video: 'ველში „{{label}}“ ჩასვი YouTube-ის ბმული ან ვიდეოს იდენტიფიკატორი',
  invalid_picture: 'ველში „{{label}}“ აირჩიე დაუზიანებელი სურათი ანიმაციის გარეშე: PNG, JPEG, WebP ან AVIF',
  too_many_pixels: 'ველში „{{label}}“ აირჩიე უფრო პატარა სურათი',
  invalid_date: wholeDay,
  invalid_datetime: wholeDay,
  invalid_month: 'ველში „{{label}}“ მიუთითე თვე ან დღე, მაგალითად, 2026-11 ან 2026-11-15',
  invalid_option: 'ველში „{{label}}“ აირჩიე ერთ-ერთი ვარიანტი',
  invalid_cursor: check,
  before_start: 'ველში „{{label}}“ აირჩიე დაწყების დღე ან უფრო გვიანდელი',
  before_2000: 'ველში „{{label}}“ აირჩიე 2000 წლის 1 იანვარი ან უფრო გვიანდელი დღე',
  after_today: 'ველში „{{label}}“ აირჩიე დღევანდელი ან უფრო ადრინდელი დღე',
  mismatch: 'ველში „{{label}}“ ზუსტად იგივე პაროლი აკრიფე',
  too_common: 'ამ პაროლს ძალიან ბევრი იყენებს. ველში „{{label}}“ სხვა აკრიფე',
  read_only: 'ველი „{{label}}“ ისე დატოვე, როგორც იყო: მისი შეცვლა არ შეიძლება',
  unknown_field: check,
  invalid_amount: 'ველი „{{label}}“ ციფრებით შეავსე, მაგალითად, 1250,50',
  ambiguous_amount: 'ველში „{{label}}“ მითითებული რიცხვი ორნაირად იკითხება: დაწერე 1500 ან 1,50',
  required_in_one: 'ველი „{{label}}“ ერთ ენაზე მაინც შეავსე',
  username_taken: 'ეს სახელი დაკავებულია. ველში „{{label}}“ სხვა მიუთითე',
  email_taken: 'ამ ელფოსტით ანგარიში უკვე არსებობს. შედი მასში ან ველში „{{label}}“ სხვა მიუთითე',
  other: check,
}

export const fieldLimits: Dictionary['fieldLimits'] = {
  too_short: 'ველში „{{label}}“ საჭიროა სულ მცირე {{limit, number}} სიმბოლო',
  too_long: 'ველში „{{label}}“ ტექსტი {{limit, number}} სიმბოლომდე შეამოკლე',
  too_small: 'ველში „{{label}}“ მიუთითე სულ მცირე {{limit, number}}\u00A0ლარი',
  too_big: 'ველში „{{label}}“ მიუთითე არაუმეტეს {{limit, number}}\u00A0ლარისა',
}

const conflict = 'ეს ჩანაწერი ამასობაში სხვამ შეცვალა. განაახლე გვერდი და სცადე თავიდან.'

export const problems: Dictionary['problems'] = {
  token_missing: 'გასაგრძელებლად შედი ანგარიშში.',
  token_invalid: 'გასაგრძელებლად თავიდან შედი ანგარიშში.',
  token_expired: 'სესია დასრულდა. გასაგრძელებლად თავიდან შედი ანგარიშში.',
  user_not_found: 'ასეთი ანგარიში აღარ არსებობს.',
  invalid_credentials: 'მომხმარებლის სახელი ან პაროლი არასწორია.',
  password_too_common: 'ეს პაროლი ძალიან გავრცელებულია. საიტის ადმინისტრატორს ახალი სთხოვე.',
  forbidden: 'შენს ანგარიშს ამის უფლება არ აქვს.',
  foreign_origin: 'ამის გაკეთება მხოლოდ ამ საიტიდან შეიძლება. განაახლე გვერდი და სცადე თავიდან.',
  validation_failed: 'შეასწორე მონიშნული ველები და სცადე თავიდან.',
  username_taken: 'ეს მომხმარებლის სახელი დაკავებულია. სხვა აირჩიე.',
  email_taken: 'ამ ელფოსტით ანგარიში უკვე არსებობს. შედი მასში ან სხვა ელფოსტა მიუთითე.',
  idempotency_key_reused: 'ეს უკვე გაიგზავნა, ოღონდ სხვა მონაცემებით. განაახლე გვერდი და გადაამოწმე.',
  gift_not_counted: 'ეს შემოწირულობა აღარ ითვლება. ჯერ გააუქმე ის ჩანაწერი, რომლის გამოც აღარ ითვლება.',
  nothing_to_take_back: 'ამ შემოწირულობიდან არაფერი დაბრუნებულა და არც გაუქმებულა.',
  edit_conflict: conflict,
  precondition_failed: conflict,
  not_found: 'ეს ჩანაწერი აღარ არსებობს.',
  method_not_allowed: 'ეს მოქმედება აქ შეუძლებელია. განაახლე გვერდი და სცადე თავიდან.',
  payload_too_large: 'ერთბაშად ამდენი ვერ გაიგზავნება. შეამოკლე ან უფრო პატარა ფაილი აირჩიე.',
  unsupported_media_type: 'ასეთი ფაილი არ გამოდგება. სხვა აირჩიე.',
  rate_limited: 'ძალიან ბევრი მცდელობა იყო. ცოტა ხანში ისევ სცადე.',
  unavailable: 'საიტი დროებით მიუწვდომელია. ცოტა ხანში ისევ სცადე.',
  internal: 'ჩვენთან რაღაც რიგზე ვერ არის. ცოტა ხანში ისევ სცადე.',
  signed_out: 'ანგარიშიდან გამოსული ხარ.',
  unreachable: 'სერვერს ვერ დავუკავშირდით. შეამოწმე ინტერნეტკავშირი და სცადე თავიდან.',
}
