 * - **Rule sets** are looked at and never kept; NULL stands for the one named kendall wherever one is asked for. One
 *   with a field that holds what it may not is a bad argument; senet_rules_fault tells which field.
 * - **Words.** What a number means is told by the function of its kind: senet_status_text for SENET_ERR_, senet_reason
 *   for SENET_POS_, senet_why_text for SENET_WHY_, senet_rules_name for SENET_RULES_ and senet_field_name for
 *   SENET_FIELD_. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by senet_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

