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
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs/workflow/template", JSON{
		"requestId":       RandomID(),
		"templateId":      "742035880126534001",
		"templateVersion": 3,
		"fields": JSON{"fieldAttrs": []JSON{
			{"nodeId": "6", "fieldName": "text", "fieldValue": "a ceramic cup on a white table"},
			{"nodeId": "10", "fieldName": "image", "fieldValue": "881420011223344556"},
			{"nodeId": "3", "fieldName": "steps", "fieldValue": 20},
		}},
		"maxCredits": 2,
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job := created.Job
	fmt.Printf("%s job %s is %s, credits reserved: %v\n", job.Type, job.ID, job.Status, job.Credits)
}
