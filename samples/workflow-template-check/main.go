package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	fields := []JSON{
		{"nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table"},
		{"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"},
	}
	check := func() {
		var result struct {
			Valid   bool
			Credits float64
			Errors  []struct{ NodeID, FieldName, Code string }
		}
		err := easel.Call(ctx, "POST", "/v1/workflows/template/check", JSON{
			"templateId": "742035880126534001",
			"fields":     JSON{"fieldAttrs": fields},
		}, &result)
		if err != nil {
			log.Fatal(err)
		}
		if result.Valid {
			fmt.Printf("valid, %v credits\n", result.Credits)
		} else {
			fmt.Println("not valid")
		}
		for _, e := range result.Errors {
			fmt.Printf("  node %s %s: %s\n", e.NodeID, e.FieldName, e.Code)
		}
	}

	check()
	fields = append(fields, JSON{"nodeId": "3", "fieldName": "steps", "fieldValue": 20})
	check()
}
