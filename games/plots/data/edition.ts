import { fields, integer, list, reader, text } from '../../../core/schema.ts';
import type { Edition } from '../vocabulary.ts';

/** PLT-02 */
export const EDITION: Edition = {
  name: 'House edition',
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  purse: 10,
  row: 6,
};

const schema = fields<Edition>({
  name: text(60),
  values: list(integer(1, 99), 9),
  purse: integer(0, 99),
  row: integer(6, 12),
});

export const readEdition = reader(schema);
