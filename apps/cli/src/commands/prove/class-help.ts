/** The help of `lilypad prove` and `lilypad conjecture` about classes. */

export const WHAT_A_CLASS_IS = `A class is all positions with fixed numbers of two kinds of squares and any number of the third between them:
  Aij  i empty squares and j frogs, any numbers of toads between    (A11: T^a . T^b F T^c and T^a F T^b . T^c)
  Bij  i toads and j frogs, any numbers of empty squares between    (B11: .^a T .^b F .^c and .^a F .^b T .^c)
and the mirror image of one, as in "A21 mirror". A family such as T^a...FF or .^aT.^bF.^c is a part of a class.
`;
