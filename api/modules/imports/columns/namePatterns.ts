import type { Kind } from './columnNames.ts'
import type { Target } from './targets.ts'

/** Words in the names of columns that columnNames.ts does not list. The first pattern that fits decides. */
export const namePatterns: readonly { target: Target; kind: Kind; words: RegExp }[] = [
  {
    target: 'NOTES',
    kind: 'personal',
    words: /\b(emergency|spouse|wife|husband|partner|parent|assistants?|managers?)\b/,
  },
  { target: 'LEAVE_OUT', kind: 'ids', words: /\b(ids?|guid|uuid)( number| no)?$/ },
  { target: 'LEAVE_OUT', kind: 'forms of the name', words: /\b(phonetic|yomi)\b/ },
  { target: 'LEAVE_OUT', kind: 'defaults', words: /\b(photo|picture|avatar|image)\b/ },
  {
    target: 'LEAVE_OUT',
    kind: 'marketing',
    words: /\b(opt ?(in|out)|(un)?subscri\w+|consent|blacklisted|accepts|marketing|ip)\b/,
  },
  {
    target: 'LEAVE_OUT',
    kind: 'place of the device',
    words: /\b(time ?zone|gmt|utc offset|latitude|longitude)\b/,
  },
  { target: 'LEAVE_OUT', kind: 'changes', words: /\b(modified|updated|changed)\b/ },
  { target: 'LEAVE_OUT', kind: 'figures', words: /\b(total|lifetime|balance|count|score|rating|revenue)\b/ },
  { target: 'NOTES', kind: 'fax', words: /\b(fax|pager|telex)\b/ },
  {
    target: 'NEXT_CONTACT_NOTE',
    kind: 'next contact note',
    words: /^next (contact|activity|call|visit|follow ?up) (notes?|subject|comments?)$/,
  },
  {
    target: 'NEXT_CONTACT',
    kind: 'next contact',
    words: /\bnext (contact|activity|call|visit|follow ?up)( (date|at|on|due|time))?$/,
  },
  {
    target: 'LAST_CONTACT',
    kind: 'last contact',
    words: /\blast (contact(ed)?|activity|call(ed)?|visit(ed)?|seen)( (date|at|on|time))?$/,
  },
  {
    target: 'CREATED',
    kind: 'created',
    words: /\b(created?|added|registered|joined|sign(ed)? ?up|(customer|client|member) since)\b/,
  },
  { target: 'PHONE', kind: 'mobile', words: /\b(mobile|cell) ?(phone|number|no|tel)?s?( \d+)?$/ },
  { target: 'PHONE', kind: 'home', words: /\bhome (tele)?phone( number| no)?s?( \d+)?$/ },
  {
    target: 'PHONE',
    kind: 'work',
    words: /\b(work|business|office|company) (tele)?phone( number| no)?s?( \d+)?$/,
  },
  { target: 'PHONE', kind: 'other phone', words: /\b((tele)?phone|tel)( number| no)?s?( \d+)?$/ },
  { target: 'EMAIL', kind: 'email', words: /\be ?mail( address)?$/ },
]
